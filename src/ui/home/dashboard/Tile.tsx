import { useSelector } from '@xstate/react'
import { ArrowUpRight } from 'lucide-react'
import { Suspense } from 'react'
import {
  dashboardWording,
  hiddenSentence,
  tileEmpty,
  tileTitles,
} from '../../../domain/home/dashboard/dashboardWording.ts'
import { type TileName, tileAccess } from '../../../domain/home/dashboard/tiles.ts'
import { tileReading } from '../../../machines/home/dashboard.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import { useActor, useOffering } from '../../app/session.ts'
import { laterTab } from '../../employees/laterTab.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Text } from '../../kit/Text.tsx'
import { useTile } from './area.ts'
import { tileHref } from './doors.ts'
import type { FiguresProps } from './tileProps.ts'

/** Drawing weighs more than all else of the page, and has its time while the figures are read. */
const Figures = laterTab<FiguresProps>(async () => (await import('./Figures.tsx')).Figures)

/** One tile under its name, which leads to its list. It waits, fails, and is hidden alone. */
export const Tile = ({ name }: { readonly name: TileName }) => {
  const may = tileAccess(name, useActor(), useOffering())
  return (
    <Section
      title={tileTitles[name]}
      action={
        may.allowed ? (
          <LinkButton href={tileHref(name)} tone="ghost" size="sm" label={`Open ${tileTitles[name].toLowerCase()}`}>
            <ArrowUpRight aria-hidden="true" />
          </LinkButton>
        ) : undefined
      }
    >
      {may.allowed ? <Shown name={name} /> : <Text tone="muted">{hiddenSentence(name, may.because)}</Text>}
    </Section>
  )
}

const Shown = ({ name }: { readonly name: TileName }) => {
  const tile = useTile(name)
  const found = useSelector(tile, tileReading.foundIn)
  const failure = useSelector(tile, ({ context }) => context.failure)
  if (failure !== null)
    return (
      <ErrorState title={dashboardWording.tileFailed} onRetry={() => tile.send({ type: 'retry.asked' })}>
        {failureSentence(failure)}
      </ErrorState>
    )
  if (found === null || found.name !== name) return <Skeleton height={128} />
  if (found.figures.every(({ count }) => count === 0)) return <Text tone="muted">{tileEmpty[name]}</Text>
  return (
    <Suspense fallback={<Skeleton height={128} />}>
      <Figures found={found} />
    </Suspense>
  )
}
