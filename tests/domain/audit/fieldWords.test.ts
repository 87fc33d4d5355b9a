import { expect, it } from 'vitest'
import { fieldWords } from '../../../src/domain/audit/words.ts'
import { typeFields } from '../../../src/domain/certifications/certificationType.fields.ts'
import { employeeFields } from '../../../src/domain/employees/employee.fields.ts'
import { positionFields } from '../../../src/domain/employees/position.fields.ts'
import { terminationFields } from '../../../src/domain/employees/termination.fields.ts'
import { goalFields } from '../../../src/domain/goals/goal.fields.ts'
import type { Fields } from '../../../src/domain/kernel/record.ts'
import { managedLists } from '../../../src/domain/organisation/managedLists.ts'
import { agreementFields, settingsFields } from '../../../src/domain/policies/settings.fields.ts'

const records: Readonly<Record<string, { readonly fields: Fields }>> = {
  ...employeeFields,
  position: positionFields,
  termination: terminationFields,
  goal: goalFields,
  certificationType: typeFields,
  agreement: agreementFields,
  policy: settingsFields,
  ...Object.fromEntries(Object.entries(managedLists).map(([name, { record }]) => [name, record])),
}

/** Their own names read well within a sentence. */
const asNamed = [
  'all',
  'current',
  'description',
  'detail',
  'dueDate',
  'employmentType',
  'kind',
  'name',
  'positionTitles',
  'reason',
  'start',
  'tags',
  'title',
]

const fields = Object.entries(records).flatMap(([record, { fields }]) =>
  Object.entries(fields).map(([name, { label }]) => ({ record, name, label })),
)

/** What the form calls it, or words of its own: `remindEveryDays` is not "remind every days". */
it.each(fields)('the audit has words for $name of $record', ({ name, label }) => {
  const apart = name.replace(/([A-Z])/g, (capital) => ` ${capital.toLowerCase()}`)
  const isApart = fieldWords(name) === apart
  expect(isApart && apart !== label.toLowerCase() && !asNamed.includes(name) ? name : null).toBeNull()
})
