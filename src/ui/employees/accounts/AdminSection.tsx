import { maySetAdmin } from '../../../domain/employees/accounts/rules.ts'
import { activeAdmins } from '../../../domain/employees/admins.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { Section } from '../../kit/Section.tsx'
import { Row, Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { useActor, usePeople } from '../area.ts'
import { type AccountSectionProps, because } from './account.ts'
import { WhyNot } from './WhyNot.tsx'

export const AdminSection = ({ accounts, employee }: AccountSectionProps) => {
  const actor = useActor()
  const people = usePeople()
  const { isAdmin } = employee
  const may = maySetAdmin(actor, employee, !isAdmin, activeAdmins(people))
  return (
    <Section title="Admin rights">
      <Stack>
        <Text>
          {isAdmin ? (
            <>
              <Badge tone="accent">Administrator</Badge> Can see and change everything in this company.
            </>
          ) : (
            'Not an administrator.'
          )}
        </Text>
        <Row>
          <Button
            aria-haspopup="dialog"
            denied={because(may)}
            onClick={() => accounts.send({ type: 'act.asked', act: isAdmin ? 'endAdmin' : 'makeAdmin', employee })}
          >
            {isAdmin ? 'Remove admin rights' : 'Make administrator'}
          </Button>
        </Row>
        <WhyNot of={[may]} />
      </Stack>
    </Section>
  )
}
