import { describe, expect, it, test } from 'vitest'
import { allChangers } from '../../../src/domain/permissions/areaChangers.ts'
import { whyDenied } from '../../../src/domain/permissions/changers.ts'
import { denials } from '../../../src/domain/permissions/wording.ts'

describe('(ours) a denial says which rule denied, and who could change that', () => {
  test.each([
    ['moduleMissing', 'Your plan does not include this area. An administrator can change the plan.'],
    ['flagOff', 'This area is switched off for your company. An administrator can switch it on.'],
    ['adminOnly', 'Only an administrator may do this. An administrator can do it for you.'],
    [
      'adminOrManagerOnly',
      'Only administrators and managers may see this. An administrator decides who reports to whom.',
    ],
    ['featureNotGranted', 'None of your permission groups allows this. An administrator can change your groups.'],
  ] as const)('of the gate %s', (because, sentence) => expect(denials[because]).toBe(sentence))

  it('says it once, and of a rule that names who may nothing more', () => {
    expect(whyDenied('flagOff', denials.flagOff)).toBe(denials.flagOff)
    const rule = 'Only the author of a comment may delete it.'
    expect(whyDenied('notYourComment', rule)).toBe(rule)
    expect(whyDenied('toString', rule)).toBe(rule)
  })

  it('knows more rules on the server, where each refusal is written', () => {
    const rule = 'You may only see your own goals and those of your direct reports.'
    expect(whyDenied('notYourReport', rule)).toBe(rule)
    expect(whyDenied('notYourReport', rule, allChangers)).toBe(`${rule} An administrator decides who reports to whom.`)
  })
})
