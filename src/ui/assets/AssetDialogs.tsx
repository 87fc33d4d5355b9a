import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { laterTab } from '../employees/laterTab.tsx'
import { useFetchedWhenIdle } from '../kit/idle.ts'
import { useDialogs, useOutcome } from './area.ts'

const OpenDialog = laterTab<object>(async () => (await import('./OpenDialog.tsx')).OpenDialog)

/** The dialog over the assets that were selected, which comes when the first is asked for. */
export const AssetDialogs = () => {
  useFetchedWhenIdle(OpenDialog)
  const isOpen = useSelector(useDialogs(), ({ context }) => context.record !== null)
  return isOpen ? (
    <Suspense fallback={null}>
      <OpenDialog />
    </Suspense>
  ) : null
}

const Told = laterTab<object>(async () => (await import('./Outcome.tsx')).Outcome)

/** What became of many, which comes when there is something to tell. */
export const AssetOutcome = () => {
  const isTold = useSelector(useOutcome(), ({ context }) => context.outcome !== null)
  return isTold ? (
    <Suspense fallback={null}>
      <Told />
    </Suspense>
  ) : null
}
