import { tell } from './tell.ts'

/** What a machine wants the person to be told. Emitted, so that a test reads it; and shown when the system has toasts. */
export interface Toast {
  readonly type: 'toast'
  /** `info`: that nothing was done, and nothing had to be. */
  readonly kind: 'success' | 'error' | 'info'
  readonly text: string
}

export type Announcement = Pick<Toast, 'kind' | 'text'>

/** As much of `enqueueActions`' argument as saying something takes. */
export type Speaking = Parameters<typeof tell>[0] & { readonly enqueue: { readonly emit: (toast: Toast) => void } }

/**
 * The action of every machine that has something to tell: `announce: enqueueActions(announce)` in `setup`, and
 * `{ type: 'announce', params: { kind: 'error', text } }` where it happens.
 */
export const announce = ({ enqueue, system }: Speaking, { kind, text }: Announcement): void => {
  enqueue.emit({ type: 'toast', kind, text })
  tell({ enqueue, system }, 'toasts', { type: 'toast.announced', kind, text })
}
