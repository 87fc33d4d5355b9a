import type { ReactNode } from 'react'
import { labelOf } from '../../../domain/employees/changeRequests/changeRequest.fields.ts'
import { isOutdated } from '../../../domain/employees/changeRequests/comparing.ts'
import type { ChangeState } from '../../../domain/employees/changeRequests/lifecycle.ts'
import type { ChangeRequest } from '../../../domain/employees/changeRequests/nouns.ts'
import { stateNames } from '../../../domain/employees/changeRequests/wording.ts'
import { useTimeZone } from '../../app/time.ts'
import { Badge } from '../../kit/Badge.tsx'
import { DateText } from '../../kit/DateText.tsx'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import { Lines } from '../../kit/Lines.tsx'
import { Row, Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { EmailText } from '../EmailText.tsx'

interface RequestShownProps {
  readonly request: ChangeRequest
  readonly actions?: ReactNode
}

const tones: Record<ChangeState, 'neutral' | 'accent' | 'success' | 'danger'> = {
  open: 'accent',
  accepted: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
  closed: 'neutral',
}

/** A request with what stood and what is to stand, and what has become of it. */
export const RequestShown = ({ request, actions }: RequestShownProps) => {
  const { state, changes, note, reason } = request
  const shown = changes.filter(({ isShown }) => isShown)
  const hidden = changes.filter(({ isShown }) => !isShown)
  return (
    <Stack gap={3}>
      <Row>
        <Badge tone={tones[state]}>{stateNames[state]}</Badge>
        <Text as="span" style="small" tone="muted">
          <WhenAndWho request={request} />
        </Text>
      </Row>
      <DescriptionList
        items={[
          ...shown.map((change) => ({
            term: labelOf(change.field),
            value: <FromTo change={change} isOpen={state === 'open'} />,
          })),
          ...(hidden.length === 0
            ? []
            : [
                {
                  term: shown.length === 0 ? 'Fields' : 'Also',
                  value: hidden.map(({ field }) => labelOf(field)).join(', '),
                },
              ]),
          ...(note === '' ? [] : [{ term: 'Note', value: <Lines>{note}</Lines> }]),
          ...(reason === '' ? [] : [{ term: 'Why', value: <Lines>{reason}</Lines> }]),
        ]}
      />
      {actions === undefined ? null : <div>{actions}</div>}
    </Stack>
  )
}

const WhenAndWho = ({ request: { state, askedUtc, decidedBy, decidedUtc } }: { readonly request: ChangeRequest }) => {
  const timeZone = useTimeZone()
  return state === 'open' || decidedUtc === null ? (
    <>
      Asked for on <DateText value={askedUtc} timeZone={timeZone} />
    </>
  ) : (
    <>
      <DateText value={decidedUtc} timeZone={timeZone} />
      {decidedBy === null ? null : ` by ${decidedBy}`}
    </>
  )
}

type Change = ChangeRequest['changes'][number]

interface FromToProps {
  readonly change: Change
  readonly isOpen: boolean
}

/** What stood, what is to stand, and what somebody has written there meanwhile. */
const FromTo = ({ change, isOpen }: FromToProps) => {
  const { field, before, after, now } = change
  return (
    <>
      <Value field={field} value={before} />
      <span aria-hidden="true"> → </span>
      <span className="sr-only"> becomes </span>
      <strong>
        <Value field={field} value={after} />
      </strong>
      {isOpen && isOutdated(change, now) ? (
        <Text as="div" style="small" tone="danger">
          Now it says: <Value field={field} value={now} />
        </Text>
      ) : null}
    </>
  )
}

const Value = ({ field, value }: { readonly field: Change['field']; readonly value: string | null }) => {
  if (value === null || value === '') return <>none</>
  if (field === 'dateOfBirth') return <DateText value={value} />
  return field === 'email' || field === 'personalEmail' ? <EmailText email={value} /> : <Lines>{value}</Lines>
}
