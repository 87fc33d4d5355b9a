import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { mayDecide } from '../../domain/employees/fields.ts'
import type { FieldRights } from '../../domain/employees/nouns.ts'
import { wording } from '../../domain/employees/wording.ts'
import type { FieldRightsActor } from '../../machines/employees/fieldRights.machine.ts'
import { useArea } from '../app/area.tsx'
import { useApp } from '../app/machines.tsx'
import { useActor } from '../app/session.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Stack } from '../kit/Stack.tsx'
import { SwitchField } from '../kit/SwitchField.tsx'

/** What a client decides about who sees what of a person; nothing for those who may not. */
export const FieldRightsSection = () =>
  mayDecide(useActor()).allowed ? (
    <Section title="Privacy" description="What managers can see and change for their direct reports.">
      <Opened />
    </Section>
  ) : null

const Opened = () => {
  useArea('employees/fieldRights')
  return <Rights machine={useApp().system.get('employees/fieldRights') as FieldRightsActor} />
}

const Rights = ({ machine }: { readonly machine: FieldRightsActor }) => {
  useEffect(() => machine.send({ type: 'page.shown' }), [machine])
  const rights = useSelector(machine, ({ context }) => context.rights)
  const hasFailed = useSelector(machine, (snapshot) => snapshot.matches('failed'))
  if (hasFailed)
    return <ErrorState title={wording.loadFieldRightsFailed} onRetry={() => machine.send({ type: 'retry.asked' })} />
  if (rights === null) return <Skeleton />
  return (
    <Stack gap={4}>
      {switches.map(({ right, ...said }) => (
        <SwitchField
          key={right}
          {...said}
          checked={rights[right]}
          onChange={(isOn) => machine.send({ type: 'rights.changed', rights: { ...rights, [right]: isOn } })}
        />
      ))}
    </Stack>
  )
}

interface Switch {
  readonly right: keyof FieldRights
  readonly label: string
  readonly hint: string
}

const switches: ReadonlyArray<Switch> = [
  {
    right: 'managersSeePersonal',
    label: 'Personal details',
    hint: 'Date of birth, private address and phone, right to work. When off, only administrators and the person can see them. On by default.',
  },
  {
    right: 'managersSeeEmergency',
    label: 'Emergency contacts',
    hint: 'Each time someone views another person’s contacts, it is recorded. When off, only administrators and the person can see them. On by default.',
  },
  {
    right: 'managersChoosePolicies',
    label: 'Which policies apply',
    hint: 'Managers can choose policies for their people. When off, only administrators and policy managers can. On by default.',
  },
]
