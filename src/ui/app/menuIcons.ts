import {
  Award,
  BookText,
  Boxes,
  ChartColumn,
  ClipboardCheck,
  CreditCard,
  FileBadge,
  Grid2x2,
  House,
  LayoutTemplate,
  MessagesSquare,
  Network,
  Settings2,
  ShieldCheck,
  Target,
  ToggleRight,
  UserRound,
  UsersRound,
} from 'lucide-react'
import type { ComponentType, SVGProps } from 'react'
import type { MenuPage } from '../../domain/session/menu.ts'

export type Icon = ComponentType<SVGProps<SVGSVGElement>>

/** In the menu, and where its pages are found otherwise. */
export const menuIcons: Record<MenuPage, Icon> = {
  home: House,
  dashboard: Grid2x2,
  employee: UserRound,
  employees: UsersRound,
  orgChart: Network,
  checkIns: MessagesSquare,
  goals: Target,
  prs: ClipboardCheck,
  reports: ChartColumn,
  hrPolicies: BookText,
  certifications: Award,
  assets: Boxes,
  certificationSettings: FileBadge,
  positionTemplates: LayoutTemplate,
  companySettings: Settings2,
  billing: CreditCard,
  features: ToggleRight,
  permissions: ShieldCheck,
}
