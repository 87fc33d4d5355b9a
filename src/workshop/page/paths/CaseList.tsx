import { useState } from 'react'
import { Button } from '../../../ui/kit/Button.tsx'
import type { TestCase } from '../../model/testCases.ts'
import { type Pointed, targetIn } from './pointed.ts'

interface CaseListProps {
  readonly cases: ReadonlyArray<TestCase>
  readonly pointed: Pointed | null
  readonly onPoint: (pointed: Pointed | null) => void
}

/** So many are read at once; the exports hold all. */
const pageful = 50

export const CaseList = ({ cases, pointed, onPoint }: CaseListProps) => {
  const [shown, setShown] = useState(pageful)
  return (
    <>
      <ol className="case-list" onPointerLeave={() => onPoint(null)}>
        {cases.slice(0, shown).map((one) => (
          <li key={one.id}>
            <Case one={one} isPointed={pointed?.id === one.id} onPoint={onPoint} />
          </li>
        ))}
      </ol>
      {cases.length > shown ? (
        <Button onClick={() => setShown(shown + pageful)}>Show more of {cases.length}</Button>
      ) : null}
    </>
  )
}

interface CaseProps {
  readonly one: TestCase
  readonly isPointed: boolean
  readonly onPoint: (pointed: Pointed | null) => void
}

const Case = ({ one, isPointed, onPoint }: CaseProps) => {
  const whole = () => onPoint({ id: one.id, step: null, sought: null })
  const stepped = (index: number) => () => {
    const last = one.steps[index]?.transitions.at(-1)
    onPoint({ id: one.id, step: index, sought: last === undefined ? null : targetIn(last) })
  }
  return (
    <details className="case" data-pointed={isPointed || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed and focused like a button */}
      <summary onPointerEnter={whole} onFocus={whole}>
        <code>{one.id}</code> {one.title} <span className="case-count">{one.steps.length} steps</span>
      </summary>
      <p className="case-start">Start: {one.startsIn.join(', ')}</p>
      <ol>
        {one.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the walk
          <li key={index}>
            <button type="button" className="case-step" onPointerEnter={stepped(index)} onFocus={stepped(index)}>
              <span>{step.does}</span>
              <span className="case-reached">{step.reached.join(', ')}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
