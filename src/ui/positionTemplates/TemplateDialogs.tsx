import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { laterTab } from '../employees/laterTab.tsx'
import { useFetchedWhenIdle } from '../kit/idle.ts'
import { useDialogs } from './area.ts'

const OpenDialog = laterTab<object>(async () => (await import('./OpenDialog.tsx')).OpenDialog)

/** What is done with templates behind a dialog, which comes when it is first asked for. */
export const TemplateDialogs = () => {
  useFetchedWhenIdle(OpenDialog)
  const isOpen = useSelector(useDialogs(), ({ context }) => context.record !== null)
  return isOpen ? (
    <Suspense fallback={null}>
      <OpenDialog />
    </Suspense>
  ) : null
}
