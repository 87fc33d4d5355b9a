import type { Answer, AskedQuestion } from '../../domain/reviews/answers.ts'

/** All of an answer, line by line. */
export const answerText = ({ choices, parts: asked }: AskedQuestion, { chosen, text, parts }: Answer): string => {
  const step = (at: number | null) => (at === null ? '' : (choices[at - 1] ?? ''))
  const about = parts.map((part) => {
    const name = asked.find(({ id }) => id === part.id)?.name ?? ''
    return `${name}: ${[step(part.chosen), part.text].filter((said) => said !== '').join(', ')}`
  })
  return [step(chosen), text, ...about].filter((line) => line !== '').join('\n')
}
