import { testEveryScreen } from '../testing/every-screen.ts'
import { dpaScreens } from '../testing/screens.ts'

testEveryScreen('payment applications and tasks', dpaScreens)
