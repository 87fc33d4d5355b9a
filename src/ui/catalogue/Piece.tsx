import { type ReactNode, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Section } from '../kit/Section.tsx'
import { Row, Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'

type PieceProps = { readonly name: string; readonly children: ReactNode }

export const Piece = ({ name, children }: PieceProps) => <Section title={name}>{children}</Section>

/** One state of a piece, under its name. */
export const State = ({ name, children }: PieceProps) => (
  <Stack gap={1}>
    <Text as="h3" style="small" tone="muted">
      {name}
    </Text>
    <div>{children}</div>
  </Stack>
)

type OpensProps = {
  readonly states: readonly {
    readonly name: string
    readonly content: (close: () => void) => ReactNode
  }[]
}

/** What covers the page stands behind a button each. */
export const Opens = ({ states }: OpensProps) => {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <Row>
      {states.map(({ name }) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      {states.find(({ name }) => name === open)?.content(() => setOpen(null))}
    </Row>
  )
}
