import { type ReactNode, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Section } from '../kit/Section.tsx'
import { Row, Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { entries, type PieceName } from './entries.ts'
import type { Walk } from './entry.ts'

/** What a piece is for, its examples, and its keyboard. */
export const Piece = ({ of, children }: { readonly of: PieceName; readonly children: ReactNode }) => {
  const { use, walk } = entries[of]
  return (
    <Section title={of} description={use}>
      <div data-piece={of}>{children}</div>
      {walk ? <Keyboard {...walk} /> : null}
    </Section>
  )
}

const Keyboard = ({ keys }: Walk) => (
  <ul>
    {keys.map(([press, does]) => (
      <li key={does}>
        <Text as="span" style="small" tone="muted">
          <kbd>{press}</kbd>: {does}
        </Text>
      </li>
    ))}
  </ul>
)

/** One state of a piece, under its name. */
export const State = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
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
