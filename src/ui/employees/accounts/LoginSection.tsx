import { KeyRound, Mail, UserX } from 'lucide-react'
import type { UserAccount } from '../../../domain/employees/accounts/nouns.ts'
import { mayInvite, mayRemoveLogin, maySetPassword } from '../../../domain/employees/accounts/rules.ts'
import { signInWords } from '../../../domain/employees/accounts/signIn.ts'
import { denials } from '../../../domain/employees/accounts/wording.ts'
import { useTimeZone } from '../../app/time.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { DateText } from '../../kit/DateText.tsx'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import { Section } from '../../kit/Section.tsx'
import { Row, Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { useActor } from '../area.ts'
import { EmailText } from '../EmailText.tsx'
import { type AccountSectionProps, because } from './account.ts'
import { WhyNot } from './WhyNot.tsx'

export const LoginSection = (props: AccountSectionProps) => {
  const isOwn = useActor().employeeId === props.employee.id
  return (
    <Section title="Login">
      <Stack>
        {props.account === null ? (
          <Text tone="muted">
            {props.employee.fullName} has no login and cannot open this company.
            {props.employee.isActive ? ` Creating a login sends an invitation to ${props.employee.email}.` : null}
          </Text>
        ) : (
          <Known account={props.account} isOwn={isOwn} />
        )}
        <Actions {...props} />
      </Stack>
    </Section>
  )
}

const Known = ({ account, isOwn }: { readonly account: UserAccount; readonly isOwn: boolean }) => (
  <>
    <DescriptionList
      items={[
        {
          term: account.state === 'invited' ? 'Invited as' : 'Signs in as',
          value: <EmailText email={account.email} />,
        },
        ...(account.awaitedEmail === null ? [] : [{ term: 'New address', value: <Awaited account={account} /> }]),
        { term: 'Status', value: <State account={account} /> },
        ...(account.isKeptElsewhere || account.state === 'invited'
          ? []
          : [{ term: 'Password', value: passwordOf(account) }]),
      ]}
    />
    <Limits account={account} isOwn={isOwn} />
  </>
)

/** Why some of it is out of an administrator's reach. */
const Limits = ({ account, isOwn }: { readonly account: UserAccount; readonly isOwn: boolean }) => {
  if (account.isKeptElsewhere) return <Banner>{denials.keptElsewhere}</Banner>
  if (isOwn) return <Banner>{denials.ownLogin}</Banner>
  return account.worksElsewhere ? <Banner>{denials.worksElsewhere}</Banner> : null
}

const Awaited = ({ account: { awaitedEmail } }: { readonly account: UserAccount }) => (
  <>
    <Badge tone="warning">Not confirmed</Badge> A confirmation link was sent to {awaitedEmail}. Until then they sign in
    as before.
  </>
)

const passwordOf = ({ isPasswordProvisional }: UserAccount): string =>
  isPasswordProvisional ? 'Set by an administrator. They choose their own at the next sign-in' : 'Their own'

const State = ({ account: { state, invitation, isDeclined } }: { readonly account: UserAccount }) => {
  const timeZone = useTimeZone()
  if (state === 'active') return <Badge tone="success">{signInWords(state)}</Badge>
  if (isDeclined)
    return (
      <>
        <Badge tone="danger">Declined</Badge> They declined the invitation.
      </>
    )
  return (
    <>
      <Badge tone={invitation?.mail === 'failed' || invitation?.mail === 'dropped' ? 'danger' : 'warning'}>
        {signInWords(state)}
      </Badge>{' '}
      {invitation === null ? (
        'Their invitation has expired.'
      ) : (
        <>
          {mailWords[invitation.mail]} The link works until{' '}
          <DateText value={invitation.expiresUtc} withTime timeZone={timeZone} />.
        </>
      )}
    </>
  )
}

const mailWords = {
  waiting: 'The invitation is being sent.',
  held: 'The invitation is held until the company goes live.',
  // That they are invited is said before.
  sent: '',
  failed: 'The invitation could not be delivered. Check the address.',
  dropped: 'The invitation was held and then discarded. Invite them again.',
} as const

const Actions = ({ accounts, employee, account }: AccountSectionProps) => {
  const actor = useActor()
  const ask = (act: 'invite' | 'removeLogin') => () => accounts.send({ type: 'act.asked', act, employee })
  const invites = mayInvite(actor, employee, account)
  if (account === null)
    return (
      <>
        <Row>
          <Button tone="solid" aria-haspopup="dialog" denied={because(invites)} onClick={ask('invite')}>
            <Mail aria-hidden="true" />
            Create login
          </Button>
        </Row>
        <WhyNot of={[invites]} />
      </>
    )
  const sets = maySetPassword(actor, employee.id, account)
  const removes = mayRemoveLogin(actor, employee.id)
  return (
    <>
      <Row>
        {account.state === 'active' ? null : (
          <Button aria-haspopup="dialog" denied={because(invites)} onClick={ask('invite')}>
            <Mail aria-hidden="true" />
            Send invitation again
          </Button>
        )}
        <Button
          aria-haspopup="dialog"
          denied={because(sets)}
          onClick={() => accounts.send({ type: 'password.asked', employee })}
        >
          <KeyRound aria-hidden="true" />
          Set password
        </Button>
        <Button aria-haspopup="dialog" denied={because(removes)} onClick={ask('removeLogin')}>
          <UserX aria-hidden="true" />
          Remove login
        </Button>
      </Row>
      <WhyNot of={[...(account.state === 'active' ? [] : [invites]), sets, removes]} />
    </>
  )
}
