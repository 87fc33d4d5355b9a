import { describe, expect, it, test } from 'vitest'
import { describedBy, descriptionParts, pointsOf } from '../../../src/domain/employees/descriptionParts.fields.ts'
import type { HrDocumentId } from '../../../src/domain/kernel/ids.ts'
import { usingFields } from '../../../src/domain/positionTemplates/act.fields.ts'
import {
  isUntouched,
  mayAssign,
  mayAssignToAnybody,
  peopleToAssign,
} from '../../../src/domain/positionTemplates/assigning.ts'
import { actionOn, mayMove } from '../../../src/domain/positionTemplates/lifecycle.ts'
import { mayUpgrade, newerOf, originOf } from '../../../src/domain/positionTemplates/lineage.ts'
import type { PositionTemplate } from '../../../src/domain/positionTemplates/nouns.ts'
import { outcomeInWords, removalWarning } from '../../../src/domain/positionTemplates/outcomeWording.ts'
import { templateFields } from '../../../src/domain/positionTemplates/template.fields.ts'
import { anActor, theAdmin, theManager } from '../../fixtures/people.ts'
import { aGlobalTemplate, aPositionTemplate, globalId } from '../../fixtures/positionTemplates.ts'

describe('the description of a position, put together from its parts', () => {
  const parts = descriptionParts.blank

  test('headings over what is said, a point a line where there are several, and nothing of what says nothing', () => {
    const said = { ...parts, purpose: 'Runs a site.', responsibilities: 'Briefs\n\n  Closes  ' }
    expect(describedBy('In short.', said)).toBe(
      'In short.\n\nPurpose\nRuns a site.\n\nKey responsibilities\n• Briefs\n• Closes',
    )
    expect(describedBy('', parts)).toBe('')
  })

  test.each([
    ['', []],
    [' \n ', []],
    ['One\r\nTwo', ['One', 'Two']],
  ])('the points of %j', (part, points) => expect(pointsOf(part)).toEqual(points))

  test('all of it has one bound, to the character', () => {
    const draft = { ...templateFields.blank, title: 'A', description: 'a'.repeat(20_000) }
    expect(templateFields.problems(draft)).toEqual({})
    expect(templateFields.problems({ ...draft, measures: 'b' })).toMatchObject({
      description: 'All parts together can have up to 20,000 characters.',
    })
  })
})

describe('§ 4 a template is active or archived', () => {
  test.each([
    [false, 'archive', null],
    [false, 'unarchive', 'notArchived'],
    [true, 'unarchive', null],
    [true, 'archive', 'alreadyArchived'],
  ] as const)('archived %s: %s', (isArchived, action, because) => {
    expect(mayMove({ isArchived }, action)).toEqual(because === null ? { allowed: true } : { allowed: false, because })
  })
  it('offers what leads out of where it is', () =>
    expect([actionOn({ isArchived: false }), actionOn({ isArchived: true })]).toEqual(['archive', 'unarchive']))
})

describe('giving a position to people', () => {
  test.each([
    ['what says something', {}, null],
    ['an archived one', { isArchived: true }, 'templateArchived'],
    ['one that says nothing', { description: '', purpose: ' ', responsibilities: '•' }, 'templateEmpty'],
    ['one that says too much', { description: 'a'.repeat(20_000) }, 'templateTooLong'],
  ] as const)('%s', (_, over, because) => {
    expect(mayAssign(aPositionTemplate(over))).toEqual(
      because === null ? { allowed: true } : { allowed: false, because },
    )
  })

  test('§ 6 an admin to everybody who works here, a manager to their own reports, anybody else to nobody', () => {
    const [eve, ...others] = theManager.underlings
    const people = [
      { id: eve ?? theManager.employeeId, isActive: true },
      ...others.map((id) => ({ id, isActive: true })),
      { id: theManager.employeeId, isActive: true },
    ]
    expect(peopleToAssign(theAdmin, people)).toHaveLength(people.length)
    expect(peopleToAssign(theManager, people).map(({ id }) => id)).toEqual(theManager.underlings)
    expect(peopleToAssign(theAdmin, [{ id: theManager.employeeId, isActive: false }])).toEqual([])
    expect([theAdmin, theManager, anActor()].map((actor) => mayAssignToAnybody(actor).allowed)).toEqual([
      true,
      true,
      false,
    ])
  })

  test.each([
    [1, 'Draft', true],
    [2, 'Draft', false],
    [1, 'Approved', false],
  ] as const)('version %s, %s: taken back %s', (version, status, is) =>
    expect(isUntouched({ version, status })).toBe(is),
  )
})

describe('§ 3 where a template came from', () => {
  const derived = { globalPositionTemplateId: globalId, globalVersion: 1 }
  test.each([
    ['a newer text', derived, 2, 2, null],
    ['the newest already', { ...derived, globalVersion: 2 }, 2, 2, 'isLatest'],
    ['another was compared', derived, 3, 2, 'templateChanged'],
    ['written here', { globalPositionTemplateId: null, globalVersion: null }, null, 2, 'noTemplate'],
    ['withdrawn from the marketplace', derived, null, 2, 'noTemplate'],
  ] as const)('%s', (_, template, newest, asked, because) => {
    expect(mayUpgrade(template, newest, asked)).toEqual(
      because === null ? { allowed: true } : { allowed: false, because },
    )
  })
  test('is named, and so is what is newer', () => {
    const globals = [aGlobalTemplate()]
    expect(originOf(derived, globals)?.title).toBe('Site Supervisor')
    expect(newerOf(derived, globals)?.version).toBe(2)
    expect(newerOf({ ...derived, globalVersion: 2 }, globals)).toBeUndefined()
    expect(originOf({ globalPositionTemplateId: null, globalVersion: null }, globals)).toBeUndefined()
  })
  test('§ 7 using one asks for a title that is free, in whatever case', () => {
    const draft = { ...usingFields.blank, title: 'site supervisor ' }
    expect(usingFields.problems(draft, ['Site Supervisor'])).toEqual({
      title: 'A position template with this title already exists.',
    })
    expect(usingFields.problems(draft, ['Estimator'])).toEqual({})
  })
})

describe('what came of many, in words', () => {
  const someone = { id: theManager.employeeId, fullName: 'Max Oduya' }
  test.each([
    [
      {
        kind: 'moved',
        action: 'archive',
        moved: [{ title: 'A' }, { title: 'B' }],
        failed: [{ title: 'C', why: 'Why.' }],
      },
      '2 templates archived. C stays as it was: Why.',
    ],
    [{ kind: 'moved', action: 'unarchive', moved: [{ title: 'A' }], failed: [] }, 'A unarchived.'],
    [
      { kind: 'given', title: 'A', given: { id: globalId, people: 1, left: [someone], held: [] } },
      'A assigned to 1 person as a draft for approval. Skipped, no longer work here: Max Oduya.',
    ],
    [
      { kind: 'given', title: 'A', given: { id: globalId, people: 0, left: [], held: [someone] } },
      'A was not assigned to anyone. Skipped, already hold it: Max Oduya.',
    ],
    [
      { kind: 'takenBack', takenBack: { removed: 2, kept: 1 } },
      '2 positions removed. 1 is kept because it has been approved or changed since.',
    ],
  ] as const)('%#', (outcome, said) => expect(outcomeInWords(outcome)).toBe(said))

  test('and what is lost with a template', () => {
    const warning = (over: Partial<PositionTemplate>) => removalWarning(aPositionTemplate({ title: 'A', ...over }))
    expect(warning({})).toBe('A will be deleted. This cannot be undone.')
    expect(warning({ heldBy: 3 })).toBe(
      'A will be deleted. The 3 people who hold it keep their position description. This cannot be undone.',
    )
    const requires = { certificationTypes: [], policies: [{ id: globalId as string as HrDocumentId, name: 'Heat' }] }
    expect(warning({ heldBy: 1, requires })).toMatch(/description. Its requirements end. This/)
  })
})
