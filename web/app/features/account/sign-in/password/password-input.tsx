import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
  /** Tells password managers whether to fill in or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be revealed while typing. */
export function PasswordInput(props: PasswordInputProps) {
  const t = useTexts('auth');
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={isShown ? t('auth.password.hide') : t('auth.password.show')}
          onClick={() => setIsShown(!isShown)}
          data-needs-app=""
          className="noscript:hidden"
        >
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      }
    />
  );
}
