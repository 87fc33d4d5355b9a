import type { HrDocument } from '../../src/domain/policies/nouns.ts'
import type { PolicySettingsDraft } from '../../src/domain/policies/settings.fields.ts'
import type { RecordReadings } from '../../src/machines/kit/recordForm.ts'
import { policyAutosaveMachine } from '../../src/machines/policies/policyAutosave.machine.ts'
import { policyEditorMachine } from '../../src/machines/policies/policyEditor.machine.ts'
import type { KeptText } from '../../src/machines/policies/policyEditor.ports.ts'
import { policyPublishingMachine } from '../../src/machines/policies/policyPublishing.machine.ts'
import { blankSettings, policySettingsForm as settingsForm } from '../../src/machines/policies/policySettingsForm.ts'
import { policyWritingMachine } from '../../src/machines/policies/policyWriting.machine.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { anImage, noImages } from '../fixtures/policyImages.ts'
import { answers, anyFailure, changedMeanwhile, ends, notFound, notValid, says } from './outcomes.ts'
import { actors, employeeIds } from './people.ts'
import { draftOf, id, kept, of, other, published, read, republished, uploaded, written } from './policyTexts.ts'

const theText = (label: string, document: HrDocument, text: KeptText | null): Variant => ({
  label,
  input: { ...of, person: employeeIds.admin, document, kept: text },
  cases: {
    ...says('editor.opened', { 'the editor': { read } }),
    ...says('heading.changed', {
      'another title': { change: { title: 'Long ladders' } },
      'no title': { change: { title: '' } },
    }),
    ...says('document.changed', { 'its settings were saved': { document: { ...document, version: 9 } } }),
    ...answers(
      'saveDraft',
      { 'it is saved': { ...document, draft: draftOf(2) } },
      { ...changedMeanwhile, ...notFound, ...notValid, ...anyFailure },
    ),
    ...answers('loadTheirs', { theirs: { ...document, draft: draftOf(7) } }, anyFailure),
    ...answers('keepText', { 'it is kept': undefined }),
    ...answers('forgetText', { 'it is forgotten': undefined }),
  },
  project: ({ context: { heading, changes, sent, attempt, theirs, refusal, read: reader } }) => [
    heading.title,
    changes === sent,
    attempt > 0,
    theirs !== null,
    refusal !== null,
    reader !== null,
  ],
})

const goesWithItsPage = 'It ends with the page that shows it.'

export const policyAutosave: Scenario = {
  machine: policyAutosaveMachine,
  explained: {
    'policyAutosave.unsaved.gone is a dead end': goesWithItsPage,
    'policyAutosave.unsaved.gone, in some situation, has no way home': goesWithItsPage,
  },
  variants: [
    theText('a draft', written, null),
    theText('a text this browser had kept', written, kept),
    theText('a file', uploaded, null),
  ],
}

const theEditor = (label: string, document: HrDocument, who: keyof typeof actors = 'admin'): Variant => ({
  label,
  input: { ...of, person: employeeIds[who], privileges: actors[who].privileges },
  cases: {
    ...says('text.settled', { 'all of it is saved': { document } }),
    ...answers('loadPolicy', { 'the policy': document }, { ...notFound, ...notValid, ...anyFailure }),
    ...answers('recallText', { 'nothing was kept': null, 'a text was kept': kept }),
    ...ends('publishing', { published: published, cancelled: null }),
    ...ends('settings', { saved: { ...document, version: 8 }, cancelled: null }),
    ...ends('replacement', {
      'the file is stored': { uploaded: true, answer: uploaded },
      cancelled: { uploaded: false, answer: null },
    }),
  },
  project: ({ context: { document: known, kept: text, isUnsaved } }) => [
    known?.version ?? null,
    known?.versionNo ?? null,
    text !== null,
    isUnsaved,
  ],
})

export const policyEditor: Scenario = {
  machine: policyEditorMachine,
  explained: {
    'policyEditor.looking is a dead end': goesWithItsPage,
  },
  variants: [
    theEditor('a policy that is written', written),
    theEditor('a policy that is a file', uploaded),
    theEditor('somebody who may not change policies', uploaded, 'employee'),
  ],
}

const thePublishing = (label: string, document: HrDocument, answer: HrDocument): Variant => ({
  label,
  input: { ...of, document },
  cases: {
    ...says('outcome.chosen', {
      'a change of substance': { outcome: 'substantive' },
      'an editorial change': { outcome: 'editorial' },
      'no change needed': { outcome: 'unchanged' },
    }),
    ...says('note.typed', { 'a note': { note: 'Ladders are checked twice.' }, 'no note': { note: '' } }),
    ...answers('reviewPolicy', { 'it is done': answer }, { ...changedMeanwhile, ...notValid, ...anyFailure }),
  },
  project: ({ context: { outcome, note, wasAsked, refusal } }) => [outcome, note, wasAsked, refusal !== null],
})

export const policyPublishing: Scenario = {
  machine: policyPublishingMachine,
  variants: [
    thePublishing('a first version', written, published),
    thePublishing('a version after others', { ...published, draft: draftOf(3), hasDraft: true }, republished),
    thePublishing('a review without a change', published, published),
  ],
}

const readings: RecordReadings<PolicySettingsDraft, HrDocument> = settingsForm

export const policySettingsForm: Scenario = {
  machine: settingsForm.machine,
  variants: [
    {
      label: 'the settings of a policy',
      input: { scope: null, id, base: published, blank: blankSettings },
      cases: {
        ...says('field.changed', {
          'a due day': { change: { dueDay: '2026-12-18' } },
          'nobody chosen': { change: { binds: 'chosen' } },
          'as it was': { change: { dueDay: '', binds: 'everybody' } },
        }),
        ...says('field.left', { 'the due day': { field: 'dueDay' } }),
        ...answers(
          'save',
          { 'it is saved': { ...published, version: 3 } },
          { ...changedMeanwhile, ...notFound, ...notValid, ...anyFailure },
        ),
        ...answers(
          'loadTheirs',
          {
            'the policy as it is now': {
              record: { ...published, version: 7 },
              answer: { ...published, version: 7 },
            },
            'the policy is gone': { record: null, answer: null },
          },
          anyFailure,
        ),
      },
      project: (snapshot) => [
        readings.draftIn(snapshot),
        readings.bothIn(snapshot) !== null,
        snapshot.context.base?.version ?? null,
      ],
    },
  ],
}

const opened = (label: string, privileges: (typeof actors)['admin']['privileges']): Variant => ({
  label,
  input: { person: employeeIds.admin, privileges, images: noImages },
  cases: {
    ...says('beginning.opened', { 'a new policy': { id: other } }),
    ...says('document.opened', { 'the policy': { id }, another: { id: other } }),
    ...says('update.opened', { 'the policy': { id } }),
    ...says('settings.opened', { 'the policy': { document: published } }),
    ...says('link.asked', { 'a new link': { href: '' } }),
    ...says('images.asked', { 'from a file': { files: [] } }),
    ...ends('images', {
      'they have arrived': { uploaded: true, answer: [anImage()] },
      cancelled: { uploaded: false, answer: null },
    }),
    ...ends('settings', { saved: { ...published, version: 3 }, cancelled: null }),
  },
  project: ({ context, children }) => [
    context.id,
    context.document !== null,
    children.draft !== undefined,
    children.images !== undefined,
  ],
})

export const policyWriting: Scenario = {
  machine: policyWritingMachine,
  variants: [
    opened('somebody who manages policies', actors.admin.privileges),
    opened('somebody who may only look', {
      features: [{ featureId: 'companyPoliciesManage', actions: ['Use'] }],
      roles: [],
    }),
  ],
}
