import { Button } from '../kit/Button.tsx'
import { Lines } from '../kit/Lines.tsx'
import { Section } from '../kit/Section.tsx'
import { Columns, Row, Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { Piece, State } from './Piece.tsx'

const nothing = () => undefined

/** The page itself is what the catalogue stands in. */
export const LayoutPieces = () => (
  <>
    <Piece of="Page and section">
      <Columns of="card">
        <Section title="Work" description="Where and for whom." onEdit={nothing}>
          <Text>Site Clerk</Text>
        </Section>
        <Section title="Pay" editDenied="Only admins can change this.">
          <Text>Monthly</Text>
        </Section>
      </Columns>
    </Piece>
    <Piece of="Rows, columns and text">
      <Stack>
        <Row justify="between">
          <Text as="strong">Beside each other</Text>
          <Button size="sm">At the end</Button>
        </Row>
        <Columns>
          {(['muted', 'subtle', 'danger', 'warning', 'success'] as const).map((tone) => (
            <Text key={tone} tone={tone}>
              Text in the tone {tone}
            </Text>
          ))}
        </Columns>
        <State name="Lines">
          <p>
            <Lines>{'1 Banksia Street\nBrisbane'}</Lines>
          </p>
        </State>
      </Stack>
    </Piece>
  </>
)
