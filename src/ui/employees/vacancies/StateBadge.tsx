import { Check, CircleDashed, CircleSlash } from 'lucide-react'
import type { VacancyState } from '../../../domain/employees/vacancies/lifecycle.ts'
import { stateNames } from '../../../domain/employees/vacancies/wording.ts'
import { Badge } from '../../kit/Badge.tsx'

const looks = {
  Open: { tone: 'accent', icon: <CircleDashed aria-hidden="true" /> },
  Filled: { tone: 'success', icon: <Check aria-hidden="true" /> },
  Closed: { tone: 'neutral', icon: <CircleSlash aria-hidden="true" /> },
} as const

export const StateBadge = ({ state }: { readonly state: VacancyState }) => (
  <Badge {...looks[state]}>{stateNames[state]}</Badge>
)
