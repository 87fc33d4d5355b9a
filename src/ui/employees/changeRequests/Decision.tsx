import { useSelector } from '@xstate/react'
import { isOutdated } from '../../../domain/employees/changeRequests/comparing.ts'
import type { ChangeRequest } from '../../../domain/employees/changeRequests/nouns.ts'
import type { Employee } from '../../../domain/employees/nouns.ts'
import { wording as employeesWording } from '../../../domain/employees/wording.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { Section } from '../../kit/Section.tsx'
import { Row } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { useChanging } from './area.ts'
import { RequestShown } from './RequestShown.tsx'

interface DecisionProps {
  readonly request: ChangeRequest
  readonly employee: Employee
}

/** What somebody asks for, to whoever decides about it: accepted in one press, or declined with a reason. */
export const Decision = ({ request, employee: { fullName } }: DecisionProps) => {
  const changing = useChanging()
  const isBusy = useSelector(changing, (snapshot) => snapshot.hasTag('busy'))
  const shown = useSelector(changing, ({ context }) => context.shown)
  const known = shown?.id === request.id && shown.version === request.version ? withValues(request, shown) : request
  const isConcealed = known.changes.some(({ isShown }) => !isShown)
  const isStale = known.changes.some((change) => change.isShown && isOutdated(change, change.now))
  const accept = () => changing.send({ type: 'accept.asked', request: known })
  const decline = () => changing.send({ type: 'decline.asked', request: known, fullName })
  return (
    <Section title="Change to decide" description={`${fullName} asked for this change.`}>
      <RequestShown
        request={known}
        actions={
          <Row>
            {isConcealed ? (
              <Button size="sm" busy={isBusy} onClick={() => changing.send({ type: 'values.asked', request })}>
                Show the emergency contacts
              </Button>
            ) : (
              <Button size="sm" tone="solid" busy={isBusy} onClick={accept}>
                {isStale ? 'Accept anyway' : 'Accept'}
              </Button>
            )}
            <Button size="sm" onClick={decline}>
              Decline…
            </Button>
          </Row>
        }
      />
      {isConcealed ? <Text tone="muted">{employeesWording.emergencyOnRequest}</Text> : null}
      {isStale ? (
        <Banner tone="warning">
          The record has changed since this was asked for. What is asked for replaces what it says now.
        </Banner>
      ) : null}
    </Section>
  )
}

/** The latest reading, with the values that came when they were asked for. */
const withValues = (request: ChangeRequest, shown: ChangeRequest): ChangeRequest =>
  shown.recordVersion === request.recordVersion ? shown : request
