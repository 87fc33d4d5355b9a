import { useSelector } from '@xstate/react'
import { Toasts } from '../kit/Toasts.tsx'
import { useToasts } from './machines.tsx'
import { useSettings } from './SettingsContext.tsx'

/** § 2.6 Toasts; their position is a setting. */
export const AppToasts = () => {
  const toasts = useToasts()
  const shown = useSelector(toasts, ({ context }) => context.toasts)
  const { toastPosition } = useSettings()
  return (
    <Toasts
      position={toastPosition}
      toasts={shown.map(({ id, kind, text, times }) => ({
        id,
        tone: kind === 'error' ? 'danger' : kind,
        text: times > 1 ? `${text} (${times} times)` : text,
      }))}
      onDismiss={(id) => toasts.send({ type: 'toast.dismissed', id })}
      onPause={() => toasts.send({ type: 'toasts.attended' })}
      onResume={() => toasts.send({ type: 'toasts.left' })}
    />
  )
}
