import type { PolicyTemplate } from '../../src/domain/policies/templates/nouns.ts'
import { policyBeginningMachine } from '../../src/machines/policies/policyBeginning.machine.ts'
import { templateUpdateMachine } from '../../src/machines/policies/templateUpdate.machine.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, changedMeanwhile, ends, notFound, notValid, says } from './outcomes.ts'
import { of, published, read, republished, templateId, textOf, uploaded, written } from './policyTexts.ts'

const template: PolicyTemplate = {
  id: templateId,
  title: 'Ladder safety',
  category: 'Safety',
  summary: 'How to stand on one.',
  version: 2,
  updatedUtc: '2026-09-01T03:00:00.000Z',
  content: textOf('Three points of contact.'),
}

export const policyBeginning: Scenario = {
  machine: policyBeginningMachine,
  explained: { 'policyBeginning.begun is a dead end': 'The navigation leads on to the page of the policy.' },
  variants: [
    {
      label: 'a new policy',
      input: of,
      cases: {
        ...says('kind.chosen', { 'a document that is only read': { kind: 1 } }),
        ...says('way.chosen', {
          'it is written': { way: 'write' },
          'it is uploaded': { way: 'upload' },
          'from a template': { way: 'template' },
        }),
        ...says('heading.changed', {
          'a title': { change: { title: 'Ladders' } },
          'no title': { change: { title: '' } },
        }),
        ...says('template.opened', { 'the template': { id: templateId } }),
        ...ends('upload', {
          'the file is stored': { uploaded: true, answer: uploaded },
          cancelled: { uploaded: false, answer: null },
        }),
        ...answers('createPolicy', { 'the draft': written }, { ...notValid, ...anyFailure }),
        ...answers('loadTemplates', { 'the templates': [template], 'no templates': [] }, anyFailure),
        ...answers('useTemplate', { 'the draft': written }, { ...notFound, ...notValid, ...anyFailure }),
      },
      project: ({ context: { kind, heading, wasAsked, refusal, templates, opened } }) => [
        kind,
        heading,
        wasAsked,
        refusal !== null,
        templates.length,
        opened,
      ],
    },
  ],
}

const nothingNewer = {
  'nothing newer': {
    _tag: 'Refused' as const,
    status: 409,
    code: 'up_to_date',
    message: 'There is nothing newer.',
    errors: [],
  },
}

export const templateUpdate: Scenario = {
  machine: templateUpdateMachine,
  explained: {
    'templateUpdate.updated is a dead end': 'The navigation leads on to the page of the policy.',
    'templateUpdate.compared has no way home': 'It ends with the page that shows it.',
    'templateUpdate.updated, in some situation, has no way home': 'It ends with the page that shows it.',
  },
  variants: [
    {
      label: 'a policy from a template that has a newer version',
      input: of,
      cases: {
        ...says('editor.opened', { 'the editor': { read } }),
        ...says('note.typed', { 'a note': { note: 'The template has a new chapter.' }, 'no note': { note: '' } }),
        ...answers(
          'compareTemplate',
          {
            'both together': {
              document: published,
              comparison: {
                templateVersion: 1,
                latestVersion: 2,
                ours: [],
                theirs: [],
                merged: textOf('Both together.'),
                conflicts: [],
              },
            },
          },
          { ...notFound, ...nothingNewer, ...changedMeanwhile, ...anyFailure },
        ),
        ...answers(
          'updateToTemplate',
          { 'it is published': republished },
          { ...changedMeanwhile, ...notValid, ...anyFailure },
        ),
      },
      project: ({ context: { compared, note, wasAsked, refusal, read: reader } }) => [
        compared !== null,
        note,
        wasAsked,
        refusal !== null,
        reader !== null,
      ],
    },
  ],
}
