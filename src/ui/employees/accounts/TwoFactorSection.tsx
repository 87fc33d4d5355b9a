import type { UserAccount } from '../../../domain/employees/accounts/nouns.ts'
import { mayRequireTwoFactor, mayResetTwoFactor } from '../../../domain/employees/accounts/rules.ts'
import type { AccountAct } from '../../../machines/employees/accounts/acts.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { Section } from '../../kit/Section.tsx'
import { Row, Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { useActor } from '../area.ts'
import { type AccountSectionProps, because } from './account.ts'
import { WhyNot } from './WhyNot.tsx'

export const TwoFactorSection = ({
  accounts,
  employee,
  account,
}: AccountSectionProps & { readonly account: UserAccount }) => {
  const actor = useActor()
  const { isTwoFactorRequired: isRequired } = account
  const requires = mayRequireTwoFactor(actor, employee.id, account, !isRequired)
  const resets = mayResetTwoFactor(actor, employee.id, account)
  const hasReset = isRequired && account.state === 'active'
  const act = (act: AccountAct) => () => accounts.send({ type: 'act.asked', act, employee })
  return (
    <Section title="Two-factor authentication">
      <Stack>
        <Text>
          <TwoFactorStatus account={account} />
        </Text>
        <Row>
          <Button
            aria-haspopup="dialog"
            denied={because(requires)}
            onClick={act(isRequired ? 'dropTwoFactor' : 'requireTwoFactor')}
          >
            {isRequired ? 'Turn off' : 'Require'}
          </Button>
          {hasReset ? (
            <Button aria-haspopup="dialog" denied={because(resets)} onClick={act('resetTwoFactor')}>
              Reset
            </Button>
          ) : null}
        </Row>
        <WhyNot of={hasReset ? [requires, resets] : [requires]} />
      </Stack>
    </Section>
  )
}

const TwoFactorStatus = ({ account: { isTwoFactorRequired, isTwoFactorSetUp } }: { readonly account: UserAccount }) => {
  if (!isTwoFactorRequired)
    return (
      <>
        <Badge>Not required</Badge> {isTwoFactorSetUp ? 'They still sign in with an authenticator app.' : null}
      </>
    )
  return isTwoFactorSetUp ? (
    <>
      <Badge tone="success">On</Badge> Every sign-in asks for a code from their authenticator app.
    </>
  ) : (
    <>
      <Badge tone="warning">Required</Badge> They must set up an authenticator app before they can open this company.
    </>
  )
}
