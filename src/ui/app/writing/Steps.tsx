import { useId } from 'react'
import { slot } from '../../kit/classes.ts'

interface StepsProps {
  readonly label: string
  /** What each step is called, counted from 1. */
  readonly steps: ReadonlyArray<string>
  readonly chosen: number | null
  readonly closed: boolean
  readonly onChoose: (step: number) => void
}

/** One of a few steps beside each other, saved as it is chosen. */
export const Steps = ({ label, steps, chosen, closed, onChoose }: StepsProps) => {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} className={slot('meeting', 'answer')}>
      <span id={id} className={slot('field', 'label')}>
        {label}
      </span>
      <div className={slot('meeting', 'scale')}>
        {steps.map((step, index) => (
          <label key={step} className={slot('meeting', 'step')}>
            <input
              type="radio"
              name={id}
              className={slot('choice', 'input', { kind: 'radio' })}
              checked={index + 1 === chosen}
              disabled={closed}
              onChange={() => onChoose(index + 1)}
            />
            {step}
          </label>
        ))}
      </div>
    </div>
  )
}
