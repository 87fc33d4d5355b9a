import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ReviewCycleId } from '../../../domain/kernel/ids.ts'
import { pathTo, places } from '../../../domain/session/places.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { useNavigation } from '../../app/machines.tsx'
import { useOpenedTemplates } from '../../app/templates/opened.ts'
import { TextLink } from '../../kit/LinkButton.tsx'
import { Page } from '../../kit/Page.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useTemplates } from '../area.ts'
import { useCyclePlanning } from './area.ts'
import { CycleForm } from './CycleForm.tsx'

const back = { href: pathTo('prCycles'), label: 'Back to review cycles' }

/** A new cycle of reviews. */
export const CreatePage = () => {
  useOpenedTemplates(useTemplates())
  const planning = useCyclePlanning()
  const navigation = useNavigation()
  const form = useSelector(planning, ({ children }) => children.form as RecordFormActor | undefined)
  const id = useSelector(planning, ({ context }) => context.opened?.id ?? null)
  useEffect(() => {
    planning.send({ type: 'planning.opened', id: crypto.randomUUID() as string as ReviewCycleId })
    return () => planning.send({ type: 'planning.closed' })
  }, [planning])
  return (
    <Page
      title={places.prCycleCreate.title}
      width="form"
      back={back}
      description={
        <>
          For many people at once. A single review is planned under{' '}
          <TextLink href={pathTo('prCreate')}>{places.prCreate.title}</TextLink>.
        </>
      }
    >
      {form === undefined || id === null ? (
        <Skeleton height={320} />
      ) : (
        <CycleForm form={form} id={id} onCancel={() => navigation.send({ type: 'navigation.asked', to: back.href })} />
      )}
    </Page>
  )
}
