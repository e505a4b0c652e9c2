import { Copy, LogOut, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { Field } from '../../../ui/field.tsx';
import {
  Menu,
  MenuCheckItem,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuSeparator,
} from '../../../ui/menu.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ToastRegion } from '../../../ui/toast-region.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { KitCase, KitSection, longGerman } from './kit-frame.tsx';

export function KitOverlays() {
  return (
    <KitSection id="overlays" title="Overlays">
      <KitCase title="Dialog, drawer, menu, tooltip">
        <div className="kit-row">
          <DeleteDialog />
          <Drawer
            trigger={<Button>Open the drawer</Button>}
            title="Your cart"
            description="Two courses"
            actions={<Button variant="primary">Pay €298.00</Button>}
          >
            <p className="type-body">{longGerman}</p>
          </Drawer>
          <LanguageMenu />
          <Tooltip text="Values of the last closed trading day">
            <Button variant="quiet">Hover or focus me</Button>
          </Tooltip>
        </div>
      </KitCase>
      <KitCase title="Toast: top right, four seconds">
        <ToastButtons />
        <ToastRegion />
      </KitCase>
      <KitCase title="Tabs; scroll sideways where they do not fit">
        <Tabs
          label="Course"
          tabs={[
            { id: 'learn', label: 'What you will learn', panel: <p>Price the gap.</p> },
            { id: 'curriculum', label: 'Curriculum', count: 24, panel: <p>Five modules.</p> },
            { id: 'reviews', label: 'Reviews', count: 412, panel: <p>4.9 of 5.</p> },
            { id: 'de', label: 'Häufig gestellte Fragen', panel: <p>{longGerman}</p> },
          ]}
        />
      </KitCase>
    </KitSection>
  );
}

function DeleteDialog() {
  return (
    <Dialog
      trigger={<Button>Open the dialog</Button>}
      title="Delete this lesson?"
      description="Its video, its subtitles and 412 students' progress on it go with it."
      actions={
        <>
          <OverlayClose asChild>
            <Button variant="quiet">Keep it</Button>
          </OverlayClose>
          <OverlayClose asChild>
            <Button variant="danger">Delete the lesson</Button>
          </OverlayClose>
        </>
      }
    >
      <Field label="Type the lesson's name to confirm" help="What the gap is made of">
        <TextInput name="confirm" />
      </Field>
    </Dialog>
  );
}

function LanguageMenu() {
  const [language, setLanguage] = useState('en');
  const [isDense, setIsDense] = useState(false);
  return (
    <Menu trigger={<Button>Open the menu</Button>} align="start">
      <MenuLabel>anna@example.eu</MenuLabel>
      <MenuItem>
        <Settings aria-hidden="true" />
        Settings
      </MenuItem>
      <MenuItem>
        <Copy aria-hidden="true" />
        {longGerman}
      </MenuItem>
      <MenuCheckItem checked={isDense} onCheckedChange={setIsDense}>
        Dense rows
      </MenuCheckItem>
      <MenuSeparator />
      <MenuRadioGroup
        value={language}
        onValueChange={setLanguage}
        options={[
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'el', label: 'Ελληνικά', lang: 'el' },
          { value: 'bg', label: 'Български', lang: 'bg' },
        ]}
      />
      <MenuSeparator />
      <MenuItem disabled>
        <LogOut aria-hidden="true" />
        Sign out (nobody is signed in)
      </MenuItem>
      <MenuItem isDanger>
        <Trash2 aria-hidden="true" />
        Delete account
      </MenuItem>
    </Menu>
  );
}

function ToastButtons() {
  return (
    <div className="kit-row">
      <Button
        onClick={() =>
          showToast({ kind: 'success', title: 'Added to cart', text: 'DAX: The Opening Hour' })
        }
      >
        Success
      </Button>
      <Button
        onClick={() =>
          showToast({
            title: 'Removed from cart',
            text: longGerman,
            action: { label: 'Undo', onSelect: () => showToast({ title: 'It is back' }) },
          })
        }
      >
        Neutral, with undo
      </Button>
      <Button
        onClick={() =>
          showToast({
            kind: 'destructive',
            title: 'Payment was declined',
            text: 'Your bank said no. Nothing was charged.',
          })
        }
      >
        Destructive
      </Button>
    </div>
  );
}
