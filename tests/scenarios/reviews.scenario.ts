import type { AnyMachineSnapshot } from 'xstate'
import type { ItemId, ReviewId, ReviewTemplateId } from '../../src/domain/kernel/ids.ts'
import { type ReviewListing, usualReviews } from '../../src/domain/reviews/listing.ts'
import type {
  PerformanceReview,
  PerformanceReviewTemplate,
  ReviewChoices,
  ReviewRow,
} from '../../src/domain/reviews/nouns.ts'
import { type NewDraft, newFields } from '../../src/domain/reviews/planning.ts'
import { settingsFields } from '../../src/domain/reviews/settings.fields.ts'
import { type TemplateDraft, templateFields } from '../../src/domain/reviews/template.fields.ts'
import { reviewPlanForm as planForm } from '../../src/machines/reviews/planForm.ts'
import { reviewPlanning as planning } from '../../src/machines/reviews/planning.ts'
import { reviewChoicesReading, reviewWindows as windows } from '../../src/machines/reviews/readings.ts'
import { reviewAreaMachine } from '../../src/machines/reviews/reviewArea.machine.ts'
import { reviewSettings as ofReviews } from '../../src/machines/reviews/settings.ts'
import {
  reviewTemplateForm as templateForm,
  reviewTemplates as templates,
} from '../../src/machines/reviews/templates.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { usualReviewSettings } from '../fixtures/reviewSettings.ts'
import { answers, anyFailure, breaks, ends, notFound, says } from './outcomes.ts'
import { employeeIds } from './people.ts'
import { aForm } from './recordFormCases.ts'
import { theSettings } from './settingsCases.ts'
import { theTemplates } from './templatesCases.ts'
import { windowedList } from './windowedLists.ts'

const idAt = (place: number) => `00000000-0000-4000-8000-${`${place}`.padStart(12, '0')}`
const eve = { id: employeeIds.employee, fullName: samples.eve.fullName }
const max = { id: employeeIds.manager, fullName: samples.max.fullName }

const rowAt = (place: number): ReviewRow => ({
  id: idAt(place) as ReviewId,
  name: 'Performance review',
  employee: eve,
  reviewer: max,
  line: [max.id],
  scheduledDateUTC: '2026-11-23T13:00:00.000Z',
  dueDateUtc: '2026-12-08T12:59:59.999Z',
  positionTitle: 'Site Clerk',
  status: 'Pending',
  stage: 'Scheduled',
  completedDateUTC: null,
  submittedBy: { employee: false, reviewer: false },
  asks: { employee: true, reviewer: true },
  cycle: null,
  version: 1,
})

const planned: PerformanceReview = {
  ...rowAt(7),
  scheduledDay: '2026-11-24' as PerformanceReview['scheduledDay'],
  dueDay: '2026-12-08' as PerformanceReview['dueDay'],
  hidesUntilBoth: true,
  worksHere: { employee: true, reviewer: true },
  sections: [],
  submits: [],
  answers: [],
  points: [],
  actions: [],
  files: [],
  events: [],
}

const choices: ReviewChoices = { ...usualReviewSettings, people: [{ ...eve, line: [max], isReport: true }] }

export const reviewWindows: Scenario = windowedList(windows.machine, usualReviews, {
  other: { ...usualReviews, isLate: true } as ReviewListing,
  rowAt,
  idOf: ({ id }: ReviewRow) => id,
})

export const reviewChoices: Scenario = {
  machine: reviewChoicesReading.machine,
  variants: [
    {
      label: 'of whom one may plan',
      cases: {
        ...says('reading.opened', { 'a page asks': { subject: 'all' } }),
        ...answers('read', { 'it is there': choices }, { ...notFound, ...anyFailure }),
      },
      project: ({ context: { subject, found } }) => [subject, found !== null],
    },
  ],
}

export const reviewPlanning: Scenario = {
  machine: planning.machine,
  variants: [
    {
      label: 'somebody who plans',
      cases: {
        ...says('planning.closed', { 'the page is left': {} }),
        ...says('planning.opened', { 'the page opens': { id: planned.id } }),
        ...ends('form', { planned, cancelled: null }),
      },
      project: ({ context: { opened } }) => [opened?.id],
    },
  ],
}

const plan = (base: PerformanceReview | null, label: string): Variant =>
  aForm<NewDraft, PerformanceReview>(planForm, {
    label,
    scope: null,
    base,
    blank: {
      ...newFields.blank,
      name: 'Performance review',
      employeeId: eve.id,
      reviewerId: max.id,
      templateId: idAt(11) as ReviewTemplateId,
      scheduledDay: '2026-11-24',
    },
    typed: {
      'until when': { dueDay: '2026-12-08', templateId: idAt(11) as ReviewTemplateId },
      'no name': { name: '' },
      'the name as it was': { name: 'Performance review' },
    },
    field: 'dueDay',
    saved: planned,
    theirs: planned,
  })

/** The page opens it over nothing; over one that is there it is what every form is. */
export const reviewPlanForm: Scenario = {
  machine: planForm.machine,
  variants: [plan(null, 'a new review'), plan(planned, 'over one that is there')],
}

const templateOf = (
  over: Partial<PerformanceReviewTemplate['content']> = {},
  rest: Partial<PerformanceReviewTemplate> = {},
): PerformanceReviewTemplate => ({
  id: idAt(11) as ReviewTemplateId,
  version: 1,
  ...rest,
  content: {
    name: 'Yearly',
    description: '',
    isArchived: false,
    sections: [
      {
        id: idAt(12) as ItemId,
        title: 'The year',
        questions: [
          {
            id: idAt(13) as ItemId,
            text: 'What went well?',
            help: '',
            asked: 'both',
            others: 'none',
            kind: 'text',
            choices: [],
            weight: 1,
          },
        ],
      },
    ],
    ...over,
  },
})
const newTemplate = { id: idAt(21) as ReviewTemplateId }

export const reviewTemplates: Scenario = theTemplates(templates.machine, {
  newId: newTemplate.id,
  one: templateOf(),
  added: templateOf({ name: 'Probation' }, newTemplate),
  changed: templateOf({}, { version: 2 }),
  acts: {
    'archive or bring back the first': [
      'archiving',
      ({ content }) => templateOf({ isArchived: !content.isArchived }, { version: 3 }),
    ],
    'delete the first': ['removal', () => null],
  },
  more: ({ content }) => content.isArchived,
})

const template = (base: PerformanceReviewTemplate | null, label: string): Variant =>
  aForm<TemplateDraft, PerformanceReviewTemplate>(templateForm, {
    label,
    scope: null,
    base,
    blank: { ...templateFields.draftOf(templateOf().content), name: '' },
    typed: {
      'a name': { name: 'Probation' },
      'no name': { name: '' },
      'the name as it was': { name: base?.content.name ?? '' },
    },
    field: 'name',
    saved: templateOf({ name: 'Probation' }, { version: 2 }),
    theirs: templateOf({ description: 'For the first half year.' }, { version: 2 }),
  })

export const reviewTemplateForm: Scenario = {
  machine: templateForm.machine,
  variants: [template(null, 'a new template'), template(templateOf(), 'a template that is there')],
}

const settings = { ...usualReviewSettings, id: 'settings', version: 1 }

export const reviewSettingsForm: Scenario = {
  machine: ofReviews.form.machine,
  unreachable: {
    'reviewSettingsForm.dirty · save.asked → stays': 'What is chosen or ticked is never wrong.',
  },
  variants: [
    aForm(ofReviews.form, {
      label: 'the settings of a client',
      scope: null,
      base: settings,
      blank: settingsFields.blank,
      typed: { 'only admins start': { starters: 'admins' }, 'managers start': { starters: 'managers' } },
      field: 'starters',
      saved: { ...settings, starters: 'admins', version: 2 },
      theirs: { ...settings, hidesUntilBoth: false, version: 2 },
    }),
  ],
}

export const reviewSettings: Scenario = theSettings(ofReviews.machine, settings)

const isWhole = ({ value }: AnyMachineSnapshot): boolean => Object.values(value).every((state) => state === 'running')

export const reviewArea: Scenario = {
  machine: reviewAreaMachine,
  variants: [
    {
      label: 'the reviews',
      cases: {
        ...says('reviews.changed', { 'one was changed': {} }),
        // One at a time: each is kept by itself.
        ...Object.assign(
          {},
          ...['windows', 'choices', 'planning', 'templates', 'settings', 'download'].map((id) => breaks(id, isWhole)),
        ),
      },
    },
  ],
}
