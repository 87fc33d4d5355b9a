import { type TypeTyped, typeFields } from '../../src/domain/certifications/certificationType.fields.ts'
import type { CertificationType } from '../../src/domain/certifications/nouns.ts'
import type { Position } from '../../src/domain/employees/nouns.ts'
import type { PositionDraft } from '../../src/domain/employees/position.fields.ts'
import { blankPosition } from '../../src/domain/employees/positionDrafts.ts'
import { type GoalDraft, goalFields } from '../../src/domain/goals/goal.fields.ts'
import type { Goal } from '../../src/domain/goals/nouns.ts'
import { blankItem, type ItemDraft, type ListItem } from '../../src/domain/organisation/managedLists.ts'
import { certificationTypeForm as typeRecordForm } from '../../src/machines/certifications/typeForm.ts'
import { positionForm as positionRecordForm } from '../../src/machines/employees/positionForm.ts'
import { goalForm as goalRecordForm } from '../../src/machines/goals/goalForm.ts'
import { itemForm as itemRecordForm } from '../../src/machines/organisation/itemForm.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { typeOf } from './certifications.scenario.ts'
import { goalOf } from './goals.scenario.ts'
import { itemOf } from './organisation.scenario.ts'
import { banksia, employeeIds } from './people.ts'
import { aForm } from './recordFormCases.ts'
import { positionOf, recordOf } from './records.ts'

const goalScope = { employeeId: employeeIds.employee }

const goal = (base: Goal | null, label: string): Variant =>
  aForm<GoalDraft, Goal>(goalRecordForm, {
    label,
    scope: goalScope,
    base,
    blank: goalFields.blank,
    typed: {
      'a title': { title: 'Run the induction alone' },
      'no title': { title: '' },
      'the title as it was': { title: base?.title ?? '' },
    },
    field: 'title',
    saved: goalOf({ title: 'Run the induction alone', version: 2 }),
    theirs: goalOf({ description: 'With Max beside.', version: 2 }),
  })

export const goalForm: Scenario = {
  machine: goalRecordForm.machine,
  variants: [goal(null, 'a new goal'), goal(goalOf(), 'a goal that is there')],
}

const position = (base: Position | null, label: string): Variant =>
  aForm<PositionDraft, Position>(positionRecordForm, {
    label,
    scope: { ...goalScope, timeZone: banksia.timeZone },
    base,
    blank: blankPosition([]),
    typed: {
      'a title': { title: 'Foreman' },
      'no title': { title: '' },
      'the title as it was': { title: base?.title ?? '' },
    },
    field: 'title',
    saved: recordOf({ positions: [positionOf({ title: 'Foreman', version: 2 })] }),
    theirs: positionOf({ description: 'Leads the crew.', version: 2 }),
  })

export const positionForm: Scenario = {
  machine: positionRecordForm.machine,
  variants: [position(null, 'a new position'), position(positionOf(), 'a position that is there')],
}

const item = (base: ListItem | null, label: string): Variant =>
  aForm<ItemDraft, ListItem>(itemRecordForm, {
    label,
    scope: { list: 'categories' },
    base,
    blank: blankItem('categories'),
    typed: {
      'a name': { name: 'Vehicles' },
      'no name': { name: '' },
      'the name as it was': { name: base?.name ?? '' },
    },
    field: 'name',
    saved: itemOf({ name: 'Vehicles', version: 2 }),
    theirs: itemOf({ name: 'Yards', version: 2 }),
  })

const certificationType = (base: CertificationType | null, label: string): Variant =>
  aForm<TypeTyped, CertificationType>(typeRecordForm, {
    label,
    scope: null,
    base,
    blank: typeFields.blank,
    typed: {
      'a name': { name: 'Working at heights' },
      'no name': { name: '' },
      'the name as it was': { name: base?.name ?? '' },
    },
    field: 'name',
    saved: typeOf({ name: 'Working at heights', version: 2 }),
    theirs: typeOf({ description: 'For people who climb.', version: 2 }),
  })

export const certificationTypeForm: Scenario = {
  machine: typeRecordForm.machine,
  variants: [certificationType(null, 'a new type'), certificationType(typeOf(), 'a type that is there')],
}

export const itemForm: Scenario = {
  machine: itemRecordForm.machine,
  variants: [item(null, 'a new category'), item(itemOf(), 'a category that is there')],
}
