import { continueFields, giveFields } from '../../src/domain/goals/give.fields.ts'
import { usualGoals } from '../../src/domain/goals/listing.ts'
import type { GoalsMade, GoalTemplate } from '../../src/domain/goals/nouns.ts'
import { type TemplateDraft, templateFields } from '../../src/domain/goals/template.fields.ts'
import type { GoalActId, GoalId, GoalTemplateId, ItemId } from '../../src/domain/kernel/ids.ts'
import {
  continueDraft,
  goalDialogs as dialogs,
  type GoalsChosen,
  type GoalsDialog,
  giveDraft,
} from '../../src/machines/goals/goalDialogs.ts'
import { type GoalOutcome, goalOutcome as outcomes } from '../../src/machines/goals/goalOutcome.ts'
import {
  goalTemplateForm as templateRecordForm,
  goalTemplates as templates,
} from '../../src/machines/goals/templates.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { rowOf } from './goalReadings.scenario.ts'
import { answers, anyFailure, notFound, says } from './outcomes.ts'
import { employeeIds } from './people.ts'
import { aForm } from './recordFormCases.ts'
import { today } from './records.ts'
import { theTemplates } from './templatesCases.ts'

const idAt = (place: number) => `00000000-0000-4000-8000-${`${place}`.padStart(12, '0')}`
const templateId = idAt(411) as GoalTemplateId
const anotherId = idAt(412) as GoalTemplateId

const templateOf = (over: Partial<GoalTemplate> = {}, name = 'New starter', isArchived = false): GoalTemplate => ({
  id: templateId,
  content: {
    name,
    description: '',
    isArchived,
    goals: [
      {
        id: idAt(413) as ItemId,
        title: 'Know the site',
        description: '',
        dueInDays: 30,
        kind: 'percent',
        start: 0,
        target: 100,
        unit: '',
      },
    ],
  },
  version: 1,
  ...over,
})

export const goalTemplates: Scenario = theTemplates(templates.machine, {
  newId: anotherId,
  one: templateOf(),
  added: templateOf({ id: anotherId }, 'Apprentices'),
  changed: templateOf({ version: 2 }),
  acts: {
    'archive or bring back the first': [
      'archiving',
      ({ content }) => templateOf({ version: 3 }, 'New starter', !content.isArchived),
    ],
    'delete the first': ['removal', () => null],
  },
  more: ({ content }) => [content.name, content.isArchived],
})

const template = (base: GoalTemplate | null, label: string): Variant =>
  aForm<TemplateDraft, GoalTemplate>(templateRecordForm, {
    label,
    scope: null,
    base,
    blank: { ...templateFields.draftOf(templateOf().content), name: '' },
    typed: {
      'a name': { name: 'Apprentices' },
      'no name': { name: '' },
      'the name as it was': { name: base?.content.name ?? '' },
    },
    field: 'name',
    saved: templateOf({ version: 2 }, 'Apprentices'),
    theirs: templateOf({ version: 2 }, 'Starters'),
  })

export const goalTemplateForm: Scenario = {
  machine: templateRecordForm.machine,
  variants: [template(null, 'a new template'), template(templateOf(), 'a template that is there')],
}

const act = (place: number) => idAt(420 + place) as GoalActId
const given = { ...giveFields.blank, from: today, templateIds: [templateId], people: [employeeIds.employee] }
const continued = { ...continueFields.blank, goals: [idAt(431) as GoalId] }
const chosen = (over: Partial<GoalsChosen> = {}): GoalsChosen => ({ id: act(1), goals: null, question: null, ...over })

const confirmedIn: Readonly<Record<GoalsDialog, Readonly<Record<string, object>>>> = {
  give: { 'to Eve': { form: given }, 'to nobody': { form: { ...given, people: [] } } },
  continue: { 'a quarter later': { form: continued }, 'of no goals': { form: { ...continued, goals: [] } } },
}

const made: GoalsMade = { id: act(1), goals: 1, people: 1, left: [] }

export const goalDialogs: Scenario = {
  machine: dialogs.machine,
  explained: { 'goalDialogs may drop record.selected': 'Each dialog there is has its state.' },
  variants: [
    {
      label: 'many goals at once',
      cases: {
        ...says('record.selected', {
          'what whom is given': { record: chosen(), dialog: 'give', draft: giveDraft.inputOf(given) },
          'goals go on': {
            record: chosen({ id: act(2), goals: [rowOf({ id: idAt(431) as GoalId })] }),
            dialog: 'continue',
            draft: continueDraft.inputOf(continued),
          },
          'all that are shown go on': {
            record: chosen({ id: act(3), question: usualGoals }),
            dialog: 'continue',
            draft: continueDraft.inputOf(continueFields.blank),
          },
        }),
        ...says('dialog.confirmed', ({ context: { dialog } }) => confirmedIn[dialog as GoalsDialog] ?? {}),
        ...answers('run', { 'it is done': made }, { ...notFound, ...anyFailure }),
      },
      project: ({ context: { record, dialog, form } }) => [
        record?.id ?? null,
        dialog,
        form?.people?.length ?? form?.goals?.length ?? null,
      ],
    },
  ],
}

const outcome = (over: Partial<GoalsMade> = {}): GoalOutcome => ({
  kind: 'made',
  by: 'give',
  made: { ...made, ...over },
})

export const goalOutcome: Scenario = {
  machine: outcomes.machine,
  variants: [
    {
      label: 'many goals at once',
      cases: {
        ...says('outcome.arrived', {
          'they are made': { outcome: outcome() },
          'there was nobody left': { outcome: outcome({ goals: 0, people: 0 }) },
        }),
        ...answers('undo', { 'they are taken back': { removed: 1, kept: 0 } }, { ...notFound, ...anyFailure }),
      },
      project: ({ context: { outcome: told, isUndone, next } }) => [
        told?.kind,
        told?.made?.goals,
        isUndone,
        next?.made?.goals,
      ],
    },
  ],
}
