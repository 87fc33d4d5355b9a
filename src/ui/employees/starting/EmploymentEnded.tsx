import { useSelector } from '@xstate/react'
import { UserPlus } from 'lucide-react'
import { mayDo } from '../../../domain/employees/lifecycle.ts'
import { leftLately } from '../../../domain/employees/starting/leavingSteps.ts'
import { mayReinstate } from '../../../domain/employees/starting/reinstating.ts'
import { reasonInWords } from '../../../domain/employees/termination.ts'
import type { ReinstatementActor } from '../../../machines/employees/starting/reinstatement.machine.ts'
import type { StartingActor } from '../../../machines/employees/starting/starting.machine.ts'
import { useApp } from '../../app/machines.tsx'
import { Button } from '../../kit/Button.tsx'
import { DateText } from '../../kit/DateText.tsx'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import { Section } from '../../kit/Section.tsx'
import { useActor } from '../area.ts'
import { denied } from '../offers.ts'
import type { TabProps } from '../tab.ts'
import { LeavingSteps } from './LeavingSteps.tsx'
import { ReinstateDialog } from './ReinstateDialog.tsx'

/** How the employment ended, and how it begins again. */
export const EmploymentEnded = ({ profile, employee }: Pick<TabProps, 'profile' | 'employee'>) => {
  const actor = useActor()
  const starting = useApp().system.get('startingAgain') as StartingActor
  const reinstatement = useSelector(
    starting,
    ({ children }) => children.reinstatement as ReinstatementActor | undefined,
  )
  const today = useSelector(profile, ({ context }) => context.today)
  const { termination } = employee
  return (
    <>
      {termination === null ? null : (
        <Section
          title="Employment ended"
          action={
            <Button
              size="sm"
              denied={denied(mayReinstate(actor, employee.id), mayDo(actor, employee, 'reinstate'))}
              onClick={() => starting.send({ type: 'reinstatement.asked', employee, today })}
            >
              <UserPlus aria-hidden="true" />
              Reinstate…
            </Button>
          }
        >
          <DescriptionList
            items={[
              { term: 'Last day', value: <DateText value={termination.date} /> },
              { term: 'Reason', value: reasonInWords(termination) },
            ]}
          />
          {leftLately(termination.date, today) ? <LeavingSteps profile={profile} employee={employee} /> : null}
        </Section>
      )}
      {reinstatement === undefined ? null : <ReinstateDialog reinstatement={reinstatement} />}
    </>
  )
}
