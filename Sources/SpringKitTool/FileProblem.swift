import Foundation

/// Why a file could not be used, in the system's few words where Foundation passes them on.
func fileProblem(_ error: any Error) -> String {
  if let posix = error as? POSIXError { return description(of: posix) }
  guard let cocoa = error as? CocoaError else { return error.localizedDescription.onOneLine }
  if let posix = cocoa.underlying as? POSIXError { return description(of: posix) }
  switch cocoa.code {
  case .fileNoSuchFile, .fileReadNoSuchFile: return "there is no such file or folder"
  case .fileReadNoPermission, .fileWriteNoPermission: return "there is no permission"
  case .fileWriteOutOfSpace: return "there is no space left"
  default: return cocoa.localizedDescription.onOneLine
  }
}

private func description(of error: POSIXError) -> String {
  unsafe String(cString: strerror(error.code.rawValue)).lowercased().onOneLine
}
