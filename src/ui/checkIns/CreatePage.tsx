import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { CheckInId } from '../../domain/kernel/ids.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { checkInChoicesReading } from '../../machines/checkIns/readings.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { ReadingActor } from '../../machines/kit/reading.machine.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { useNavigation } from '../app/machines.tsx'
import { useOpenedTemplates } from '../app/templates/opened.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Page } from '../kit/Page.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useChoicesReading, usePlanning, useTemplates } from './area.ts'
import { PlanForm } from './PlanForm.tsx'

const back = { href: pathTo('checkIns'), label: 'Back to check-ins' }

/** § 2.1 A new check-in: with one person or many, once or in a series. */
export const CreatePage = () => {
  useOpenedTemplates(useTemplates())
  const reading = useChoicesReading()
  const failure = useSelector(reading, ({ context }) => context.failure)
  return (
    <Page title={places.checkInCreate.title} width="form" back={back}>
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
  const choices = useSelector(reading, checkInChoicesReading.foundIn)
  const form = useSelector(planning, ({ children }) => children.form as RecordFormActor | undefined)
  useEffect(() => {
    if (choices === null) return
    planning.send({ type: 'planning.opened', id: crypto.randomUUID() as string as CheckInId, choices })
    return () => planning.send({ type: 'planning.closed' })
  }, [planning, choices])
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
