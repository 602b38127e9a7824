import Building2 from 'lucide-react/icons/building-2'
import FolderOpen from 'lucide-react/icons/folder-open'
import KeyRound from 'lucide-react/icons/key-round'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import ListChecks from 'lucide-react/icons/list-checks'
import Mail from 'lucide-react/icons/mail'
import Puzzle from 'lucide-react/icons/puzzle'
import Server from 'lucide-react/icons/server'
import Settings from 'lucide-react/icons/settings'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import UserRoundX from 'lucide-react/icons/user-round-x'
import Users from 'lucide-react/icons/users'
import type { ComponentType, SVGProps } from 'react'

export type MenuIcon = ComponentType<SVGProps<SVGSVGElement>>

/** Groups and items of the side menu from top to bottom (specification, section 2). The first group has no heading. */
export const MENU_ORDER: readonly { group: string; items: readonly [label: string, icon: MenuIcon][] }[] = [
  { group: '', items: [['Dashboard', LayoutDashboard]] },
  {
    group: 'User management',
    items: [
      ['Operation portal users', Users],
      ['Developer portal users', Users],
      ['User roles', KeyRound],
    ],
  },
  {
    group: 'Subjects management',
    items: [
      ['Business subjects', Building2],
      ['Digital Payment Applications', ShoppingCart],
      ['System subjects', Server],
      ['Tasks', ListChecks],
    ],
  },
  {
    group: 'System management',
    items: [
      ['Resources', FolderOpen],
      ['Messaging templates', Mail],
      ['Settings', Settings],
    ],
  },
  { group: 'Customer care', items: [['Delete profile', UserRoundX]] },
]

/** For an item that a squad has added and nobody has given a place yet: it comes last in its group. */
export const OTHER_ICON: MenuIcon = Puzzle
