import type { TestCase } from '../model/testCases.ts'

/** One feature for a machine, one scenario for each walk. */
export const gherkin = (title: string, purpose: string, cases: ReadonlyArray<TestCase>): string =>
  [
    `Feature: ${title}`,
    `  ${purpose}`,
    ...cases.flatMap(({ id, title: name, startsIn, steps }) => [
      '',
      `  @${id}`,
      `  Scenario: ${name}`,
      `    Given ${startsIn.join(' and ')}`,
      ...steps.flatMap(({ does, reached, cases: proved }) => [
        ...(proved.length > 0 ? [`    # ${proved.join(' ')}`] : []),
        `    When ${does}`,
        `    Then ${reached.join(' and ')}`,
      ]),
    ]),
    '',
  ].join('\n')
