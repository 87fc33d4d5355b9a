import { useSelector } from '@xstate/react'
import { use, useEffect } from 'react'
import { mayDecide } from '../../domain/employees/fields.ts'
import { wording } from '../../domain/employees/wording.ts'
import type { FieldRightsActor } from '../../machines/employees/fieldRights.machine.ts'
import { useApp, useRunningApp } from '../app/machines.tsx'
import { useActor } from '../app/session.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { SwitchField } from '../kit/SwitchField.tsx'

/** What a client decides about who sees what of a person; nothing for those who may not. */
export const FieldRightsSection = () =>
  mayDecide(useActor()).allowed ? (
    <Section title="Privacy" description="Who sees what of a person’s record.">
      <Opened />
    </Section>
  ) : null

const Opened = () => {
  const app = useRunningApp()
  if (!app.isOpen('fieldRights')) use(app.openArea('fieldRights'))
  return <Rights machine={useApp().system.get('fieldRights') as FieldRightsActor} />
}

const Rights = ({ machine }: { readonly machine: FieldRightsActor }) => {
  useEffect(() => machine.send({ type: 'page.shown' }), [machine])
  const rights = useSelector(machine, ({ context }) => context.rights)
  const hasFailed = useSelector(machine, (snapshot) => snapshot.matches('failed'))
  if (hasFailed)
    return <ErrorState title={wording.loadFieldRightsFailed} onRetry={() => machine.send({ type: 'retry.asked' })} />
  if (rights === null) return <Skeleton />
  return (
    <SwitchField
      label="Managers see the emergency contacts of their reports"
      hint="Administrators and the person always do. Whenever somebody looks at another’s, that is written down."
      checked={rights.managersSeeEmergency}
      onChange={(managersSeeEmergency) => machine.send({ type: 'rights.changed', rights: { managersSeeEmergency } })}
    />
  )
}
