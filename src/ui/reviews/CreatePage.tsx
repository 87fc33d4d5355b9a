import { useSelector } from '@xstate/react'
import { ClipboardCheck } from 'lucide-react'
import { useEffect } from 'react'
import type { ReviewId } from '../../domain/kernel/ids.ts'
import { mayStartReviews, mayWriteSettings } from '../../domain/reviews/access.ts'
import { denials } from '../../domain/reviews/wording.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { ReadingActor } from '../../machines/kit/reading.machine.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { reviewChoicesReading } from '../../machines/reviews/readings.ts'
import { useNavigation } from '../app/machines.tsx'
import { useActor } from '../app/session.ts'
import { useOpenedTemplates } from '../app/templates/opened.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { LinkButton, TextLink } from '../kit/LinkButton.tsx'
import { Page } from '../kit/Page.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useChoicesReading, usePlanning, useTemplates } from './area.ts'
import { PlanForm } from './PlanForm.tsx'

const back = { href: pathTo('prs'), label: 'Back to performance reviews' }

/** § 2.1 A new performance review of one person. */
export const CreatePage = () => {
  useOpenedTemplates(useTemplates())
  const reading = useChoicesReading()
  const failure = useSelector(reading, ({ context }) => context.failure)
  return (
    <Page
      title={places.prCreate.title}
      width="form"
      back={back}
      description={
        mayWriteSettings(useActor()).allowed ? (
          <>
            For one person. To plan many at once, use a <TextLink href={pathTo('prCycleCreate')}>cycle</TextLink>.
          </>
        ) : undefined
      }
    >
      {failure === null ? (
        <Planning reading={reading} />
      ) : (
        <ErrorState title="The people could not be loaded" onRetry={() => reading.send({ type: 'retry.asked' })}>
          {failureSentence(failure)}
        </ErrorState>
      )}
    </Page>
  )
}

const Planning = ({ reading }: { readonly reading: ReadingActor }) => {
  const planning = usePlanning()
  const navigation = useNavigation()
  const actor = useActor()
  const choices = useSelector(reading, reviewChoicesReading.foundIn)
  const form = useSelector(planning, ({ children }) => children.form as RecordFormActor | undefined)
  const may = choices === null ? null : mayStartReviews(actor, choices.starters)
  const isAllowed = may?.allowed === true
  useEffect(() => {
    if (!isAllowed) return
    planning.send({ type: 'planning.opened', id: crypto.randomUUID() as string as ReviewId })
    return () => planning.send({ type: 'planning.closed' })
  }, [planning, isAllowed])
  if (may?.allowed === false)
    return (
      <EmptyState
        icon={<ClipboardCheck />}
        title="You cannot start reviews"
        action={<LinkButton href={back.href}>Go to performance reviews</LinkButton>}
      >
        {denials[may.because]}
      </EmptyState>
    )
  return choices === null || form === undefined ? (
    <Skeleton height={320} />
  ) : (
    <PlanForm
      form={form}
      choices={choices}
      onCancel={() => navigation.send({ type: 'navigation.asked', to: back.href })}
    />
  )
}
