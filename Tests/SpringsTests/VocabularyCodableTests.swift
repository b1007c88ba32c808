import Foundation
import SpringKit
import Testing

@Suite("Springs and their parameters as JSON")
struct VocabularyCodableTests {
  private static let all: [SpringParameters] = [
    .physical(mass: 1.5, stiffness: 100.1, damping: 9.7), .response(0.55, dampingRatio: 0.825),
    .perceptual(duration: 0.5, bounce: -0.25),
    .settling(duration: 0.8, dampingRatio: 0.6, epsilon: 0.001), .compose(dampingRatio: 0.75, stiffness: 400),
    .pop(bounciness: 4, speed: 12), .origami(tension: 40, friction: 7),
    .reactSpring(tension: 170, friction: 26, mass: 1),
    .uiKit(duration: 0.5, dampingRatio: 0.7, relativeVelocity: -2),
  ]

  @Test("Parameters come back equal", arguments: all)
  func parameters(parameters: SpringParameters) throws {
    let data = try JSONEncoder().encode(parameters)
    #expect(try JSONDecoder().decode(SpringParameters.self, from: data) == parameters)
  }

  @Test("A spring encodes as its parameters and comes back equal in every bit", arguments: all)
  func springs(parameters: SpringParameters) throws {
    let spring = try Spring(parameters)
    let data = try JSONEncoder().encode(spring)
    let decoded = try JSONDecoder().decode(SpringParameters.self, from: data)
    #expect(decoded == parameters)
    let back = try JSONDecoder().decode(Spring.self, from: data)
    #expect(back == spring && back.parameters == parameters && back.hashValue == spring.hashValue)
    #expect(back.decayRate == spring.decayRate && back.dampedFrequency == spring.dampedFrequency)
  }

  @Test(
    "The keys are the words of the kit",
    arguments: [
      (
        SpringParameters.physical(mass: 1, stiffness: 2, damping: 3),
        #"{"physical":{"damping":3,"mass":1,"stiffness":2}}"#
      ),
      (.response(0.5, dampingRatio: 1), #"{"response":{"dampingRatio":1,"response":0.5}}"#),
      (.perceptual(duration: 0.5, bounce: 0.25), #"{"perceptual":{"bounce":0.25,"duration":0.5}}"#),
      (.pop(bounciness: 4, speed: 12), #"{"pop":{"bounciness":4,"speed":12}}"#),
    ])
  func keys(row: (parameters: SpringParameters, text: String)) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = try String(decoding: encoder.encode(row.parameters), as: UTF8.self)
    #expect(text == row.text)
  }

  @Test(
    "A spring outside its domain is refused with the reason",
    arguments: [
      (#"{"physical":{"damping":3,"mass":0,"stiffness":2}}"#, "mass is 0.0"),
      (#"{"response":{"dampingRatio":-1,"response":0.5}}"#, "dampingRatio is -1.0"),
      (#"{"perceptual":{"bounce":-1,"duration":0.5}}"#, "bounce is -1.0"),
      (#"{"pop":{"bounciness":43,"speed":12}}"#, "bounciness is 43.0"),
      (#"{"uiKit":{"duration":1,"dampingRatio":2,"relativeVelocity":0}}"#, "dampingRatio is 2.0"),
      (#"{"settling":{"duration":1,"dampingRatio":0.5,"epsilon":2}}"#, "epsilon is 2.0"),
    ])
  func refusals(row: (text: String, reason: String)) {
    let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(Spring.self, from: Data(row.text.utf8)) }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("not dataCorrupted: \(String(describing: error))")
      return
    }
    #expect(context.debugDescription.contains(row.reason))
  }

  @Test(
    "Words that no vocabulary has are refused",
    arguments: [
      "{}", #"{"jelly":{}}"#, #"{"physical":{"mass":1,"stiffness":2}}"#,
      #"{"pop":{"bounciness":4,"speed":12},"origami":{"tension":40,"friction":7}}"#,
    ])
  func unknownWords(text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Spring.self, from: Data(text.utf8)) }
  }
}
