import type { AnyMachineSnapshot } from 'xstate'
import { type ShownToast, toastsMachine } from '../../src/machines/kit/toasts.machine.ts'
import type { EventCase } from '../../src/workshop/model/explore.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'

const shownIn = ({ context }: AnyMachineSnapshot): ReadonlyArray<ShownToast> => context.toasts

const each =
  (type: string) =>
  (snapshot: AnyMachineSnapshot): ReadonlyArray<EventCase> =>
    shownIn(snapshot).map(({ id, kind }) => ({ label: `the ${kind}`, event: { type, id } }))

/** One of each kind is enough to have a last one and one that is not. */
export const toasts: Scenario = {
  machine: toastsMachine,
  variants: [
    {
      label: 'a success and an error',
      cases: {
        'toast.announced': [
          { label: 'a success', event: { type: 'toast.announced', kind: 'success', text: 'It is saved.' } },
          { label: 'an error', event: { type: 'toast.announced', kind: 'error', text: 'It could not be saved.' } },
        ],
        'toast.expired': each('toast.expired'),
        'toast.dismissed': each('toast.dismissed'),
      },
      project: (snapshot) => shownIn(snapshot).map(({ kind }) => kind),
    },
  ],
}
