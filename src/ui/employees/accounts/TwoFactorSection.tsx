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

export const TwoFactorSection = ({
  accounts,
  employee,
  account,
}: AccountSectionProps & { readonly account: UserAccount }) => {
  const actor = useActor()
  const { isTwoFactorRequired: isRequired } = account
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
            denied={because(mayRequireTwoFactor(actor, employee.id, account, !isRequired))}
            onClick={act(isRequired ? 'dropTwoFactor' : 'requireTwoFactor')}
          >
            {isRequired ? 'Turn off' : 'Require'}
          </Button>
          {isRequired && account.state === 'active' ? (
            <Button
              aria-haspopup="dialog"
              denied={because(mayResetTwoFactor(actor, employee.id, account))}
              onClick={act('resetTwoFactor')}
            >
              Reset
            </Button>
          ) : null}
        </Row>
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
