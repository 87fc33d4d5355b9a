import type { AnyMachineSnapshot } from 'xstate'
import type { FormRecord } from '../../src/machines/kit/recordFormShape.ts'
import type { TemplatesMachine } from '../../src/machines/kit/templates.machine.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, ends, says } from './outcomes.ts'

interface Tried<Template extends FormRecord> {
  readonly newId: Template['id']
  readonly one: Template
  readonly added: Template
  readonly changed: Template
  /** What is done behind a question, by a person's words for it, and what it is then: null when it is gone. */
  readonly acts: Readonly<Record<string, readonly [kind: string, after: (template: Template) => Template | null]>>
  readonly more: (template: Template) => unknown
}

/** The templates of an area (`kit/templates.machine.ts`), which an admin looks after. */
export const theTemplates = <Template extends FormRecord>(
  machine: TemplatesMachine,
  { newId, one, added, changed, acts, more }: Tried<Template>,
): Scenario => {
  const first = (
    { context: { templates } }: AnyMachineSnapshot,
    payload: (template: Template) => Readonly<Record<string, object>>,
  ) => (templates[0] === undefined ? {} : payload(templates[0]))
  return {
    machine,
    home: [`${machine.id}.reading.showing`, `${machine.id}.working.resting`],
    variants: [
      {
        label: 'an admin on the templates',
        role: 'admin',
        cases: {
          ...says('templates.opened', { 'the page opens': {} }),
          ...says('templates.arrived', (snapshot) =>
            snapshot.matches({ reading: 'showing' }) ? { 'one was changed elsewhere': { templates: [changed] } } : {},
          ),
          ...says('templates.left', { 'the page is left': {} }),
          ...says('addition.asked', { 'a new template': { id: newId } }),
          ...says('change.asked', (snapshot) =>
            first(snapshot, (template) => ({ 'the first template': { template } })),
          ),
          ...says('act.asked', (snapshot) =>
            first(snapshot, (template) =>
              Object.fromEntries(Object.entries(acts).map(([words, [kind]]) => [words, { act: { kind, template } }])),
            ),
          ),
          ...answers('loadTemplates', { 'one template': [one], 'no templates': [] }, anyFailure),
          ...ends('form', { 'saved, a new one': added, 'saved, a known one': changed, cancelled: null }),
          ...ends('confirmation', ({ context: { act } }) => ({
            'confirmed and done': {
              confirmed: true,
              answer: Object.values(acts).find(([kind]) => kind === act.kind)?.[1](act.template) ?? null,
            },
            cancelled: { confirmed: false, answer: null },
          })),
        },
        project: ({ context: { templates, chosen, newId, act } }) => [
          templates.map((template: Template) => [template.id, template.version, more(template)]),
          [chosen?.id, chosen?.version],
          newId,
          [act?.kind, act?.template.id, act?.template.version, act && more(act.template)],
        ],
      },
    ],
  }
}
