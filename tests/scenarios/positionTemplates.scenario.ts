import type { AnyMachineSnapshot } from 'xstate'
import type { CertificationTypeId, EmployeeId, HrDocumentId, ItemId } from '../../src/domain/kernel/ids.ts'
import { assignFields, requireFields, usingFields } from '../../src/domain/positionTemplates/act.fields.ts'
import type {
  GlobalPositionTemplate,
  PositionTemplate,
  TemplateText,
} from '../../src/domain/positionTemplates/nouns.ts'
import { type TemplateDraft, templateFields, textFields } from '../../src/domain/positionTemplates/template.fields.ts'
import {
  assignDraft,
  positionTemplateDialogs as dialogs,
  requireDraft,
  type TemplatesChosen,
  type TemplatesDialog,
  upgradeDraft,
  usingDraft,
} from '../../src/machines/positionTemplates/dialogs.ts'
import {
  positionTemplateOutcome as outcomes,
  type TemplatesOutcome,
} from '../../src/machines/positionTemplates/outcome.ts'
import { positionTemplateAreaMachine } from '../../src/machines/positionTemplates/positionTemplateArea.machine.ts'
import {
  positionChoices as choices,
  positionGaps as gaps,
  positionHolders as holders,
  positionMarketplace as marketplace,
  positionOrigin as origin,
  positionVersions as versionsRead,
} from '../../src/machines/positionTemplates/readings.ts'
import {
  positionTemplateForm as form,
  positionTemplates as templates,
} from '../../src/machines/positionTemplates/templates.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, breaks, changedMeanwhile, notFound, says } from './outcomes.ts'
import { employeeIds } from './people.ts'
import { reading } from './readings.ts'
import { aForm } from './recordFormCases.ts'
import { theTemplates } from './templatesCases.ts'

const idAt = (place: number) => `00000000-0000-4000-8000-${`${place}`.padStart(12, '0')}` as ItemId

const text = (responsibilities = 'Briefs every shift'): TemplateText => ({ ...textFields.blank, responsibilities })

const templateOf = (over: Partial<PositionTemplate> = {}): PositionTemplate => ({
  id: idAt(701),
  title: 'Site Supervisor',
  department: null,
  ...text(),
  isArchived: false,
  globalPositionTemplateId: idAt(711),
  globalVersion: 1,
  heldBy: 0,
  requires: { certificationTypes: [], policies: [] },
  version: 1,
  ...over,
})

const global: GlobalPositionTemplate = {
  id: idAt(711),
  title: 'Site Supervisor',
  department: 'Site Operations',
  industry: 'Construction',
  version: 2,
  updatedUtc: '2026-06-15T00:00:00Z',
  text: text('Briefs every shift, in shade'),
}
const versions = [
  { version: 1, updatedUtc: '2025-02-10T00:00:00Z', text: text() },
  { version: 2, updatedUtc: global.updatedUtc, text: global.text },
]

export const positionTemplates: Scenario = theTemplates(templates.machine, {
  newId: idAt(702),
  one: templateOf(),
  added: templateOf({ id: idAt(702), title: 'Estimator' }),
  changed: templateOf({ version: 2 }),
  acts: { 'delete the first': ['removal', () => null] },
  more: ({ title }) => title,
})

const written = (base: PositionTemplate | null, label: string): Variant =>
  aForm<TemplateDraft, PositionTemplate>(form, {
    label,
    scope: null,
    base,
    blank: templateFields.blank,
    typed: {
      'a title': { title: 'Estimator' },
      'no title': { title: '' },
      'the title as it was': { title: base?.title ?? '' },
    },
    field: 'title',
    unique: 'title',
    saved: templateOf({ version: 2, title: 'Estimator' }),
    theirs: templateOf({ version: 2, title: 'Supervisor' }),
  })

export const positionTemplateForm: Scenario = {
  machine: form.machine,
  variants: [written(null, 'a new template'), written(templateOf(), 'a template there is')],
}

const chosen = (over: Partial<TemplatesChosen> = {}): TemplatesChosen => ({
  id: idAt(721),
  templates: [templateOf()],
  global: null,
  history: null,
  taken: [],
  ...over,
})

const used = { ...usingFields.blank, title: 'Supervisor' }
const assigned = { ...assignFields.blank, people: [employeeIds.employee] as ReadonlyArray<EmployeeId> }
const asked = { ...requireFields.blank, certificationTypeIds: [idAt(731) as string as CertificationTypeId] }
const anyway = { anyway: { form: null } }

const confirmedIn: Readonly<Record<TemplatesDialog, Readonly<Record<string, object>>>> = {
  archive: anyway,
  unarchive: anyway,
  use: { 'under a title': { form: used }, 'without a title': { form: { ...used, title: '' } } },
  upgrade: { decided: { form: { choices: { 'responsibilities/0': 'theirs' } } }, undecided: { form: { choices: {} } } },
  require: {
    'a certification': { form: asked },
    'too much': {
      form: {
        ...asked,
        policyIds: Array.from({ length: 51 }, (_, place) => idAt(1000 + place) as string as HrDocumentId),
      },
    },
  },
  assign: { 'to Eve': { form: assigned }, 'to nobody': { form: { ...assigned, people: [] } } },
}

const moved = { action: 'archive' as const, moved: [templateOf({ isArchived: true, version: 2 })], failed: [] }
const given = { id: idAt(721), people: 1, left: [], held: [] }

const answerTo = (dialog: TemplatesDialog): object => {
  if (dialog === 'assign') return given
  return dialog === 'use' || dialog === 'upgrade' || dialog === 'require' ? templateOf({ version: 2 }) : moved
}

const both = chosen({
  templates: [templateOf({ ...text('Briefs every shift, twice') })],
  history: { ...global, versions },
})

export const positionTemplateDialogs: Scenario = {
  machine: dialogs.machine,
  explained: { 'positionTemplateDialogs may drop record.selected': 'Each dialog there is has its state.' },
  variants: [
    {
      label: 'what is done with templates',
      cases: {
        ...says('record.selected', {
          'one is archived': { record: chosen(), dialog: 'archive' },
          'one is brought back': { record: chosen(), dialog: 'unarchive' },
          'one of the marketplace': { record: chosen({ global }), dialog: 'use', draft: usingDraft.inputOf(used) },
          'a newer text': { record: both, dialog: 'upgrade', draft: upgradeDraft.inputOf({ choices: {} }) },
          'it asks for something': {
            record: chosen(),
            dialog: 'require',
            draft: requireDraft.inputOf(requireFields.blank),
          },
          'one is given': { record: chosen(), dialog: 'assign', draft: assignDraft.inputOf(assigned) },
        }),
        ...says('dialog.confirmed', ({ context: { dialog } }) => confirmedIn[dialog as TemplatesDialog] ?? {}),
        ...answers('run', ({ context: { dialog } }) => ({ 'it is done': answerTo(dialog) }), {
          ...changedMeanwhile,
          ...anyFailure,
        }),
      },
      project: ({ context: { record, dialog, form: confirmed } }) => [
        record?.id ?? null,
        dialog,
        confirmed?.title ?? (confirmed?.people ?? confirmed?.policyIds)?.length ?? null,
      ],
    },
  ],
}

const archived: TemplatesOutcome = { kind: 'moved', ...moved }

export const positionTemplateOutcome: Scenario = {
  machine: outcomes.machine,
  variants: [
    {
      label: 'what came of many',
      cases: {
        ...says('outcome.arrived', {
          'they are archived': { outcome: archived },
          'there was nobody to give it to': {
            outcome: { kind: 'given', title: 'Site Supervisor', given: { ...given, people: 0 } },
          },
        }),
        ...answers(
          'undo',
          { 'they are as they were': { ...archived, action: 'unarchive' } },
          { ...notFound, ...anyFailure },
        ),
      },
      project: ({ context: { outcome: told, isUndone, next } }) => [told?.kind, isUndone, next?.kind],
    },
  ],
}

export const positionMarketplace: Scenario = {
  machine: marketplace.machine,
  variants: [reading('what the marketplace offers', {}, { again: true }, [global])],
}

export const positionOrigin: Scenario = {
  machine: origin.machine,
  variants: [reading('where a template came from', { id: idAt(711) }, { id: idAt(712) }, { ...global, versions })],
}

export const positionChoices: Scenario = {
  machine: choices.machine,
  variants: [
    reading(
      'what a position can ask for',
      {},
      { again: true },
      {
        certificationTypes: [{ id: idAt(731), name: 'First aid' }],
        policies: [],
      },
    ),
  ],
}

export const positionHolders: Scenario = {
  machine: holders.machine,
  variants: [
    reading('who holds a position', { id: idAt(701) }, { id: idAt(702) }, [
      { id: employeeIds.employee, fullName: 'Eve Ndlovu', owes: [] },
    ]),
  ],
}

export const positionVersions: Scenario = {
  machine: versionsRead.machine,
  variants: [
    reading('every text of a template', { id: idAt(701) }, { id: idAt(702) }, [
      {
        versionNo: 1,
        title: 'Site Supervisor',
        text: text(),
        writtenUtc: global.updatedUtc,
        writtenBy: null,
        heldBy: 0,
        acknowledgedBy: 0,
      },
    ]),
  ],
}

export const positionGaps: Scenario = {
  machine: gaps.machine,
  variants: [reading('where positions have gaps', {}, { again: true }, [{ id: idAt(701), holders: 2, withGaps: 1 }])],
}

const isWhole = ({ value }: AnyMachineSnapshot): boolean => Object.values(value).every((state) => state === 'running')

const succeeded = (dialog: TemplatesDialog) => ({ record: chosen(), dialog, answer: answerTo(dialog) })

export const positionTemplateArea: Scenario = {
  machine: positionTemplateAreaMachine,
  variants: [
    {
      label: 'whoever looks after position templates',
      cases: {
        ...says('dialog.succeeded', {
          'some were archived': succeeded('archive'),
          'one was given': succeeded('assign'),
          'one was made': succeeded('use'),
          'it asks for something else': succeeded('require'),
        }),
        ...says('positionTemplates.changed', { 'some are as they were': { templates: [templateOf()] } }),
        // One at a time: each is kept by itself.
        ...breaks('templates', isWhole),
        ...breaks('marketplace', isWhole),
        ...breaks('origin', isWhole),
        ...breaks('choices', isWhole),
        ...breaks('holders', isWhole),
        ...breaks('gaps', isWhole),
        ...breaks('versions', isWhole),
        ...breaks('dialogs', isWhole),
        ...breaks('outcome', isWhole),
        ...breaks('download', isWhole),
      },
    },
  ],
}
