import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

/** Feedback, as who sends it, and as an admin. */
export const feedback: ReadonlyArray<Scene> = [
  { who: 'eve', name: 'employee-feedback-send', path: '/feedback?about=/goals' },
  { who: 'eve', name: 'employee-feedback-sent', path: '/feedback?tab=sent' },
  { ...banksia, name: 'admin-feedback-inbox', path: '/feedback?tab=inbox' },
  {
    ...banksia,
    name: 'admin-feedback-answer',
    path: '/feedback?tab=inbox&status=inProgress',
    pose: async (page) => {
      await page.getByRole('link', { name: /nswer (to )?#/ }).click()
      await page.getByRole('textbox', { name: 'Answer' }).waitFor()
    },
  },
]
